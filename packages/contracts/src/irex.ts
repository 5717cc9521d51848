import type { DimensionKey } from './city.js';

/** The passports whose rules of entry the table knows; ISO 3166-1 alpha-2. */
export const irexPassports = ['US', 'GB', 'DE', 'IN', 'BR', 'ZA', 'PH'] as const;
export type IrexPassport = (typeof irexPassports)[number];

/** A slider's ends and step: 1 is the published weight, 0 leaves the dimension out. */
export const SLIDER_MAX = 5;
export const SLIDER_STEP = 0.5;
/** USD a month. */
export const BUDGET_MIN = 100;
export const BUDGET_MAX = 20_000;
export const STAY_MONTHS_MAX = 12;
export const MINUTES_OF_DAY = 24 * 60;

/** How much each dimension counts, 0–5; 1 is the published weight. */
export type IrexSliders = Readonly<Record<DimensionKey, number>>;

/** When the people one works for are at work, on their own clock. */
export interface IrexClients {
  /** As IANA names it. */
  zone: string;
  /** Minutes since midnight; an end before the start lies on the next day. */
  from: number;
  to: number;
}

export interface IrexStay {
  /** 1–12. */
  month: number;
  /** How long, in months, 1–12. */
  months: number;
}

/** What makes the score a person's own; null leaves the published rule as it is. */
export interface IrexPreferences {
  sliders: IrexSliders;
  passport: IrexPassport | null;
  clients: IrexClients | null;
  stay: IrexStay | null;
  /** USD a month. */
  budgetUsd: number | null;
}

/** What a browser needs to know of a city to score it anew. */
export interface IrexCity {
  slug: string;
  timezone: string;
  /** In the order of `dimensionKeys`: 0–100, and how well each is known, 0–1. */
  dimensions: number[];
  quality: number[];
  /** USD a month; null where no figure stands behind the affordability. */
  costUsd: number | null;
  /** Climate score of each month, 0–100; null where none is known. */
  months: number[] | null;
  /** The part of "visa and access" that a passport replaces: its score, and its share of the dimension. */
  openness: number;
  opennessShare: number;
  /** How each of `irexPassports` may enter, in the data set's words; null where it does not say. */
  entry: (string | null)[];
}

/** The answer of `GET /api/irex/inputs`: the best cities of the table, at most `IREX_INPUTS_MAX`. */
export interface IrexInputs {
  formulaVersion: string;
  /** How many cities the table holds. */
  total: number;
  cities: IrexCity[];
}

export const IREX_INPUTS_MAX = 2000;

/** One dimension's part of a change, in points of the published score. */
export interface IrexDimensionChange {
  key: DimensionKey;
  /** 0–100. */
  from: number;
  to: number;
  points: number;
}

/** A city's score as one month left it. */
export interface IrexMonth {
  /** `YYYY-MM`. */
  month: string;
  published: number;
  confidence: number;
  /** Points against the month before; null in the first month measured. */
  points: number | null;
  /** What made them, largest part first; parts that round to 0.0 are left out. */
  changed: IrexDimensionChange[];
}

/** The answer of `GET /api/cities/:slug/history`: the newest month first, all by one formula version. */
export interface IrexHistory {
  slug: string;
  formulaVersion: string;
  months: IrexMonth[];
}

/** The answer of `GET /api/irex/method`: how the score is made, as a text with headings. */
export interface IrexMethod {
  formulaVersion: string;
  headings: { id: string; text: string }[];
  /** Made by the server from its own tables. */
  html: string;
}

/** What an account keeps of `IrexWishes`; null when its owner has saved none. */
export interface SavedIrexPreferences {
  wishes: IrexPreferences | null;
}
