import type { DimensionKey } from './city.js';
import type { PassportCode } from './entry-rules.js';

/** The passports whose entry rules are figures of the cities, for filters and phrases; ISO 3166-1 alpha-2. */
export const irexPassports = ['US', 'GB', 'DE', 'IN', 'BR', 'ZA', 'PH'] as const;
export type IrexPassport = (typeof irexPassports)[number];

/** The range and step of a slider: 1 is the published weight, 0 leaves the dimension out. */
export const SLIDER_MAX = 5;
export const SLIDER_STEP = 0.5;
/** USD a month. */
export const BUDGET_MIN = 100;
export const BUDGET_MAX = 20_000;
export const STAY_MONTHS_MAX = 12;
export const MINUTES_OF_DAY = 24 * 60;

/** The weight of each dimension, 0–5; 1 is the published weight. */
export type IrexSliders = Readonly<Record<DimensionKey, number>>;

/** The working hours of the reader's clients, in the clients' time zone. */
export interface IrexClients {
  /** IANA name. */
  zone: string;
  /** Minutes since midnight; an end before the start is on the next day. */
  from: number;
  to: number;
}

export interface IrexStay {
  /** 1–12. */
  month: number;
  /** The length in months, 1–12. */
  months: number;
}

/** The reader's own preferences for the score; null keeps the published rule. */
export interface IrexPreferences {
  sliders: IrexSliders;
  passport: PassportCode | null;
  clients: IrexClients | null;
  stay: IrexStay | null;
  /** USD a month. */
  budgetUsd: number | null;
}

/** The data with which a browser scores a city by the reader's preferences. */
export interface IrexCity {
  slug: string;
  timezone: string;
  countryCode: string;
  /** In the order of `dimensionKeys`: the score (0–100) and the data quality (0–1) of each dimension. */
  dimensions: number[];
  quality: number[];
  /** USD a month; null if the affordability has no figure behind it. */
  costUsd: number | null;
  /** The climate score of each month, 0–100; null if unknown. */
  months: number[] | null;
  /** The part of "visa and access" that a passport replaces: its score and its share of the dimension. */
  openness: number;
  opennessShare: number;
}

/** The answer of `GET /api/irex/inputs`: the best cities of the table, at most `IREX_INPUTS_MAX`. */
export interface IrexInputs {
  formulaVersion: string;
  /** The number of cities in the table. */
  total: number;
  cities: IrexCity[];
}

export const IREX_INPUTS_MAX = 2000;

/** The part of one dimension in a change, in points of the published score. */
export interface IrexDimensionChange {
  key: DimensionKey;
  /** 0–100. */
  from: number;
  to: number;
  points: number;
}

/** The score of a city at the end of a month. */
export interface IrexMonth {
  /** `YYYY-MM`. */
  month: string;
  published: number;
  confidence: number;
  /** The change from the previous month in points; null in the first measured month, or with `formulaChange`. */
  points: number | null;
  /** The parts of the change, largest first; parts that round to 0.0 are left out. */
  changed: IrexDimensionChange[];
  /**
   * Only in the month in which the formula changed together with its figures: the formula before, and the last score
   * that it published. Scores of earlier months cannot be compared with those from this month on.
   */
  formulaChange?: { from: string; published: number };
}

/** The answer of `GET /api/cities/:slug/history`: newest month first, all by one formula version. */
export interface IrexHistory {
  slug: string;
  formulaVersion: string;
  months: IrexMonth[];
}

/** The answer of `GET /api/irex/method`: the method of the score, as a text with headings. */
export interface IrexMethod {
  formulaVersion: string;
  headings: { id: string; text: string }[];
  /** Rendered by the server from its own tables. */
  html: string;
}

/** The saved preferences of an account; null if its owner has saved none. */
export interface SavedIrexPreferences {
  wishes: IrexPreferences | null;
}
