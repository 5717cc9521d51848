import type { CityList, CitySummary, Figure, SafetyLabel, SearchHit, Source } from './city.js';
import type { TotalIs } from './responses.js';

/** Inclusive bounds, except `over` and `under`. */
export interface Bounds {
  from?: number;
  to?: number;
  over?: number;
  under?: number;
}

/**
 * The figures that a condition can bound. Money in USD a month, `speed` in Mbps (the country's M-Lab median), `air` in
 * µg/m³ of PM2.5, `irex` of 100, `airport` in km to a large airport, `english` and `safetyIndex` in %, of 100;
 * temperatures in °C, rain in mm.
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

/** The places behind one name: "Scandinavia" is three countries, "Bali" two cities. */
export interface PlaceScope {
  regions?: readonly string[];
  countries?: readonly string[];
  cities?: readonly string[];
}

/** The clock of a person or place that a city is compared with. */
export interface Clock {
  zone: string;
  /** "London", "US East Coast". */
  name: string;
  /** Whether the hours shared with it count, or the difference. */
  measure: 'shared' | 'difference';
}

/** One condition on a city. Months are 1–12, and all must match. Unknown values never match. */
export type PhraseFilter =
  | { on: BoundFigure; bounds: Bounds }
  | { on: 'temp' | 'rain'; months: readonly number[]; bounds: Bounds }
  /** Heat and rain together (`meanings.ts` of the API). Without months: in no month, or in at least one. */
  | { on: 'muggy'; months: readonly number[]; is: boolean }
  | { on: 'safety'; anyOf: readonly SafetyLabel[] }
  | { on: 'place'; anyOf: readonly PlaceScope[] }
  | { on: 'notPlace'; scope: PlaceScope }
  | { on: 'zone'; zones: readonly string[]; clock?: Clock }
  | { on: 'entry'; passport: string; days: number; people?: string }
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

/** A part of the phrase, as character positions. */
export interface Span {
  start: number;
  end: number;
}

/** One condition that was understood. `id` refers to it in `without`; the same phrase always gives the same ids. */
export interface UnderstoodCondition extends Span {
  id: string;
  kind: ConditionKind;
  /** In plain words with its figures: "Warm in January (20 to 30 °C)". */
  label: string;
  /** All must match. Places of several conditions are alternatives; the narrower of two wins. */
  filters: readonly PhraseFilter[];
  /** The order that the condition implies. */
  ranking?: PhraseRanking;
}

/** Words that match no figure, and why if that is known. */
export interface NotUnderstood extends Span {
  text: string;
  why: string | null;
}

/** Conditions that no city can meet together. */
export interface Contradiction {
  ids: readonly string[];
  words: string;
}

/** The order of the result; `label` names it: "Cheapest first". */
export interface PhraseRanking {
  by: 'similar' | 'temp' | BoundFigure;
  rising: boolean;
  label: string;
  /** Only for `temp`. */
  months?: readonly number[];
  /** Only for `similar`: the city to which others are compared. */
  like?: string;
}

/** The parsed phrase, independent of the cities' figures. */
export interface Understanding {
  understood: readonly UnderstoodCondition[];
  notUnderstood: readonly NotUnderstood[];
  contradictions: readonly Contradiction[];
  ranking: PhraseRanking;
  /** What the phrase asks about, whether or not it sets a condition: "medellin internet speed" asks about `internet`. */
  topics: readonly Topic[];
  /** The months that the phrase names, 1–12, also without a condition on the weather: "Lisbon in November". */
  months: readonly number[];
  intent: SearchIntent | null;
}

/** The condition that excludes most cities; without it, `cities` would match. */
export interface Narrowest {
  id: string;
  label: string;
  cities: number;
  /** As `totalIs` of a page. */
  citiesAre?: TotalIs;
}

/** A figure of one city that a condition is about, for its card. */
export interface CityFact {
  /** The id of the condition. */
  condition: string;
  /** "January 22 °C", "PM2.5 14 µg/m³, the country’s"; "Rent not known". */
  text: string;
  /** How far the city misses the condition, in the unit that matters: "$150 over your $1,500", "4 °C too cold"; null if it meets it. */
  miss: string | null;
}

/**
 * Cities that meet most of the conditions, because none or hardly any city meets all; after a city that was named, those
 * most like it.
 */
export interface NearMisses {
  /** "No city meets all four. These meet three.", "More cities like Lisbon." */
  sentence: string;
  /** The name of the city that they are like; null if they come close to the conditions. */
  like: string | null;
  /** Those that meet most conditions first, then those that miss the others least, or those most like the city. */
  items: CitySummary[];
}

/** What people ask about a place. */
export const topics = [
  'cost',
  'rent',
  'internet',
  'safety',
  'climate',
  'air',
  'visa',
  'english',
  'airport',
  'health',
  'time',
] as const;
export type Topic = (typeof topics)[number];

/** The answer to one topic of a question about a place. */
export interface TopicAnswer {
  topic: Topic;
  /** One line: "Fine for video calls: a group call in full HD needs 3.8 Mbps up, and the country’s median is 13.9." */
  verdict: string;
  /** The figures that the verdict rests on, each with its source. */
  figures: Figure[];
  /** "Cheaper than 71% of the cities here"; null where no rank can be known. */
  rank: string | null;
}

/** The answer to a question about one city: "is Medellín safe". */
export interface PlaceAnswer {
  city: CitySummary;
  answers: TopicAnswer[];
  sources: Source[];
}

/** What a person wants besides a list: to compare cities, or to know why a score changed. */
export type SearchIntent = { is: 'compare'; slugs: readonly string[] } | { is: 'history'; slug: string };

/** The answer of `GET /api/search`: a page of cities, places by name (`hits`), and how the phrase was read. */
export interface SearchAnswer extends CityList, Understanding {
  query: string;
  /** Places by name, if the phrase can be a name and nothing else. */
  hits: SearchHit[];
  /** Only if no or hardly any city matches. */
  narrowest: Narrowest | null;
  /** Only on the first page, if fewer than six cities match. */
  near: NearMisses | null;
  /** By slug: the figures of the listed cities and near misses that the conditions are about. */
  facts: Readonly<Record<string, readonly CityFact[]>>;
  /** Only if the phrase asks about one city, or about one country, for which its largest city stands. */
  place: PlaceAnswer | null;
}

/** The remaining searches of the UTC day; a limit of null means unlimited. */
export interface SearchAllowance {
  limit: number | null;
  left: number | null;
  resetsAt: string;
}
