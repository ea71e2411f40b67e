// Table: play a hand card by card, from one seat or from all.
import { createWidget } from "./model.js";
import { Playing } from "./playing.js";

export default createWidget(() => <Playing />);
