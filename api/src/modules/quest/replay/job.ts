import type { QuestPlan } from '@wanderwork/contracts';

/** A log to be played again from its beginning. */
export interface ReplayJob {
  plan: QuestPlan;
  log: string;
}

/** What a legal log came to; a run that goes on has no ending. */
export interface Played {
  ok: true;
  actions: number;
  day: number;
  cityCount: number;
  /** Where it stands, by id. */
  city: string;
  /** Cents. */
  cash: number;
  ending: string | null;
  won: boolean;
  /** Whether help was ever on, which no board counts. */
  assisted: boolean;
  score: number;
  kilometres: number;
  co2: number;
  hash: string;
  /** Ids of cities seen. */
  cities: string[];
  /** Keys of weeks, as they stand in the log. */
  keys: { a: number; b: number }[];
  /** Whether the next week waits for its key. */
  awaitsWeek: boolean;
  /** Cards met, and choices taken as `card:choice`. */
  cards: string[];
  choices: string[];
  /** Ids; of a run that is over. */
  achievements: readonly string[];
}

/** `refusal`: the engine's word for why; `at` is −1 where a word of the log is none. */
export interface Refused {
  ok: false;
  at: number;
  refusal: string;
}

export type Replayed = Played | Refused;
