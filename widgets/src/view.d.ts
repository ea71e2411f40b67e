// The view: what somebody sees, made in Python (bideuchre_teach/draw/view.py). Hidden cards are null.
export interface Card {
  id: string;
  rank: string;
  suit: string;
  trump?: boolean;
  bower?: "left" | "right" | null;
  say: string;
  legal?: boolean;
  why?: string;
  copies?: number;
  mark?: string;
}
export interface Seat {
  seat: string;
  name: string;
  dealer?: boolean;
  bidder?: boolean;
  turn?: boolean;
  out?: boolean;
  you?: boolean;
  tricks?: number;
  call?: string | null;
  call_say?: string | null;
  count?: number;
  cards: (Card | null)[];
}
export interface Trick {
  number: number;
  of: number;
  led?: string | null;
  led_say?: string | null;
  leader?: string;
  cards: { seat: string; card: Card; winning?: boolean; illegal?: boolean }[];
}
export interface ScoreLine {
  side: string;
  name: string;
  points: number;
  why: string;
}
export interface Table {
  players: number;
  seats: Seat[];
  strain: string | null;
  strain_say?: string | null;
  /** `took` counts the tricks of the bidder's side so far. */
  contract: null | { seat: string; text: string; bid: number; alone: boolean; took: number };
  phase: string;
  trick: Trick | null;
  last_trick?: Trick | null;
  say: string;
  more?: string;
  score: ScoreLine[];
}
export interface Frame {
  table: Table;
  step: number;
  trick: number;
  label: string;
  say: string;
  illegal?: boolean;
}
export interface ReplayView {
  title: string;
  deck?: Card[];
  /** What a review says about a step; the learner switches it on. */
  marks?: { step: number; where: string; mark: string; say: string }[];
  /** How many cards a review marks, in words; empty where nothing was reviewed. */
  reviewed?: string;
  frames: Frame[];
  tricks: number[];
  rules: string[];
}
export interface Model {
  get(key: string): any;
  set(key: string, value: any): void;
  save_changes(): void;
  on(event: string, callback: () => void): void;
  off(event: string, callback: () => void): void;
}
export interface Option {
  value: string;
  text: string;
  say: string;
  legal: boolean;
  why: string;
}
/** What the seat to act may say: a bid (and its strain, where bids name one), or the trump suit. */
export interface Bidding {
  kind: "call" | "trump";
  seat: string;
  name: string;
  ask: string;
  bids: Option[];
  strains: Option[];
  alone: Option | null;
  pass: Option | null;
  rule: string;
}
export interface Calls {
  seats: { seat: string; name: string }[];
  rounds: ({ text: string; say: string } | null)[][];
}
export interface Swapping {
  seat: string;
  least: number;
  most: number;
  ask: string;
}
export interface PlayView {
  state: number;
  title: string;
  past: Table[];
  table: Table;
  acts: string | null;
  bidding: Bidding | null;
  swapping: Swapping | null;
  calls: Calls | null;
  can_take_back: boolean;
  rules: string[];
}
export interface LadderRow {
  suit: string;
  name: string;
  trump: boolean;
  count: number;
  cards: Card[];
  note: string;
}
export interface Ladder {
  strain: string;
  strain_say: string;
  title: string;
  more: string;
  rows: LadderRow[];
}
export interface DrillItem {
  strain: string;
  ask: string;
  cards: Card[];
  options: { value: string; text: string; say: string }[];
  answer: string;
  why: string;
}
export interface LadderView {
  state: number;
  title: string;
  ladders: Ladder[];
  drill: DrillItem[];
}
export interface TraySeat {
  seat: string;
  name: string;
  dealer: boolean;
  shown: boolean;
  cards: (Card | null)[];
  /** The places of `cards` in the order a player holds them. */
  sorted: number[];
}
export interface TrayView {
  state: number;
  deal: number;
  title: string;
  say: string;
  more: string;
  pack: LadderRow[];
  pack_say: string;
  players: number;
  /** Seats in the picture, clockwise from the bottom. */
  seats: TraySeat[];
  /** The order in which cards go round. */
  order: string[];
  dead: (Card | null)[];
  dead_say: string;
  code: string;
  seed: string;
}
export interface AskedOption {
  value: string;
  say: string;
  card: Card | null;
  suit: string | null;
}
export interface AskedScene {
  strain: string | null;
  strain_say: string;
  calls: { name: string; text: string }[];
  plays: { name: string; card: Card; winning: boolean }[];
  held: Card[];
  held_say: string;
}
/** One question, and what has come of it. What is right is there only once it may be known. */
export interface Asked {
  id: string;
  kind: "choice" | "card" | "bid" | "suit" | "number" | "order";
  many: boolean;
  prompt: string;
  unit: string;
  scene: AskedScene;
  options: AskedOption[];
  calls: { levels: string[]; strains: { value: string; say: string; suit: string }[] } | null;
  open: boolean;
  given: string[];
  feedback: string;
  outcome: string;
  hint: string;
  hints: number;
  hints_given: number;
  right: string[];
  solution: string;
  may_help: boolean;
}
export interface QuestionView {
  state: number;
  title: string;
  mode: string;
  at: number;
  marks: { sign: string; state: string; say: string }[];
  result: string;
  exam_open: boolean;
  item: Asked;
}
export interface Sheet {
  sides: { side: string; name: string }[];
  target: number;
  rows: {
    hand: number;
    contract: string;
    tricks: Record<string, number>;
    score: Record<string, number>;
    total: Record<string, number>;
    why: string[];
  }[];
  winner: null | { side: string; why: string };
}
export interface SheetView {
  state: number;
  title: string;
  sheet: Sheet;
  what_if: null | {
    tables: { value: string; text: string; say: string }[];
    table: string;
    bids: { value: string; text: string; say: string }[];
    bid: string;
    tricks: number;
    most: number;
    ask: string;
    say: string;
    more: string;
    score: ScoreLine[];
  };
}
/** A whole game: the hand on the table as in PlayView, and what is round it. */
export interface GameView extends PlayView {
  number: number;
  totals: { side: string; name: string; points: number }[];
  target: number;
  waits: null | { seat: string; name: string };
  cover: null | { seat: string; say: string; more: string; button: string };
  ended: null | { over: boolean; say: string; more: string; button: string };
  done: { at: number; say: string; bot: boolean }[];
  kept: string;
}
/** A hint, or why a bot did something; meant for one state of the view. */
export interface GameNote {
  kind: "hint" | "why";
  say: string;
  at: number | null;
  state: number;
  n: number;
}
