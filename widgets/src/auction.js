// Auction: bid as at the table; it ends with the contract.
import { createWidget } from "./model.js";
import { Playing } from "./playing.js";

export default createWidget(() => <Playing />);
