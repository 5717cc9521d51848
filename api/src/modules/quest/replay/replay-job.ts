import type { QuestPlan } from '@wanderwork/contracts';

/** A log to replay from the start. */
export interface ReplayJob {
  plan: QuestPlan;
  log: string;
}

/** The result of replaying a legal log. A run that is not over has no ending. */
export interface LegalReplay {
  ok: true;
  actions: number;
  day: number;
  cityCount: number;
  /** Id of the current city. */
  city: string;
  /** Cents. */
  cash: number;
  ending: string | null;
  won: boolean;
  /** Whether assists were ever on; such runs are not ranked. */
  assisted: boolean;
  score: number;
  kilometres: number;
  co2: number;
  hash: string;
  /** Ids of visited cities. */
  cities: string[];
  /** The week keys found in the log. */
  keys: { a: number; b: number }[];
  /** Whether the run waits for the next week's key. */
  awaitsWeek: boolean;
  /** Ids of cards seen, and choices made as `card:choice`. */
  cards: string[];
  choices: string[];
  /** Achievement ids; empty until the run is over. */
  achievements: readonly string[];
}

/** `at` is the index of the refused action, or −1 if the log cannot be read; `refusal` is the engine's reason. */
export interface RefusedReplay {
  ok: false;
  at: number;
  refusal: string;
}

export type ReplayResult = LegalReplay | RefusedReplay;
