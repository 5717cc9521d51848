import type { CitySummary, SafetyLabel, SearchHit } from './city.js';
import type { Page, TotalIs } from './page.js';

/** Inclusive bounds, except `over` and `under`. */
export interface Bounds {
  from?: number;
  to?: number;
  over?: number;
  under?: number;
}

/**
 * What a wish can bound. Money in USD a month, `speed` in Mbps (the country's M-Lab median), `air` in µg/m³ of PM2.5,
 * `irex` of 100, `airport` in km to a large airport, `english` and `safetyIndex` in %, of 100; temperatures in °C, rain in mm.
 */
export type BoundFigure =
  | 'irex'
  | 'cost'
  | 'rent'
  | 'speed'
  | 'population'
  | 'air'
  | 'english'
  | 'airport'
  | 'safetyIndex'
  | 'tempYear'
  | 'rainYear'
  | 'coldestMonth'
  | 'hottestMonth';

/** Places of one name: "Scandinavia" is three countries, "Bali" two cities. */
export interface PlaceScope {
  regions?: readonly string[];
  countries?: readonly string[];
  cities?: readonly string[];
}

/** One condition on a city. Months are 1–12, and each of them must hold. What is not known of a city never holds. */
export type PhraseFilter =
  | { on: BoundFigure; bounds: Bounds }
  | { on: 'temp' | 'rain'; months: readonly number[]; bounds: Bounds }
  /** Heat and rain together (`meanings.ts` of the API); no months: in none of the year, or in at least one. */
  | { on: 'muggy'; months: readonly number[]; is: boolean }
  | { on: 'safety'; anyOf: readonly SafetyLabel[] }
  | { on: 'place'; anyOf: readonly PlaceScope[] }
  | { on: 'notPlace'; scope: PlaceScope }
  | { on: 'zone'; zones: readonly string[] }
  | { on: 'entry'; passport: string; days: number }
  | { on: 'nomadVisa'; months: number }
  | { on: 'englishOfficial'; is: boolean };

export type ConditionKind =
  | 'price'
  | 'climate'
  | 'speed'
  | 'air'
  | 'safety'
  | 'place'
  | 'visa'
  | 'zone'
  | 'airport'
  | 'english'
  | 'size'
  | 'similar'
  | 'score';

/** A stretch of the phrase, as the positions of its characters. */
export interface Span {
  start: number;
  end: number;
}

/** One wish that was understood. `id` names it in `without`; the same phrase always gives the same ids. */
export interface UnderstoodCondition extends Span {
  id: string;
  kind: ConditionKind;
  /** In plain words, with the figure that is meant: "Warm in January (20 to 30 °C)". */
  label: string;
  /** All must hold. Places of several wishes are alternatives, and the narrower of two wins. */
  filters: readonly PhraseFilter[];
  /** The order that it asks for. */
  ranking?: PhraseRanking;
}

/** Words that no figure answers, and why where that is known. */
export interface NotUnderstood extends Span {
  text: string;
  why: string | null;
}

/** Wishes that no city can fulfil together. */
export interface Contradiction {
  ids: readonly string[];
  words: string;
}

/** The order of the result, in words: "Cheapest first". */
export interface PhraseRanking {
  by: 'similar' | 'temp' | BoundFigure;
  rising: boolean;
  label: string;
  /** Of `temp`. */
  months?: readonly number[];
  /** The city that others are like. */
  like?: string;
}

/** What a phrase says, read without looking at any city's figures. */
export interface Understanding {
  understood: readonly UnderstoodCondition[];
  notUnderstood: readonly NotUnderstood[];
  contradictions: readonly Contradiction[];
  ranking: PhraseRanking;
}

/** The one wish without which most cities would fit; `cities` of them. */
export interface Narrowest {
  id: string;
  label: string;
  cities: number;
  /** As of a page's total. */
  citiesAre?: TotalIs;
}

/** The answer of `GET /api/search`: a page of cities, places by name (`hits`), and how the phrase was read. */
export interface SearchAnswer extends Page<CitySummary>, Understanding {
  query: string;
  /** Where the words could be a name and nothing else. */
  hits: SearchHit[];
  /** Only where no city or hardly any fits. */
  narrowest: Narrowest | null;
}

/** How many searches of the UTC day are left; a limit of null means none. */
export interface SearchAllowance {
  limit: number | null;
  left: number | null;
  resetsAt: string;
}
