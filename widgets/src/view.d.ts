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
  contract: null | { seat: string; text: string; bid: number; alone: boolean };
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
