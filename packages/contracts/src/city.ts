import type { Page } from './responses.js';
/**
 * How a figure was obtained: given by the product table, measured for the place, a country figure, or a model estimate.
 */
export const grades = ['given', 'measured', 'country', 'estimate'] as const;
export type Grade = (typeof grades)[number];

/** The grades in the table of cities. Given values are only on the cards of the three sample cities. */
export const tableGrades = ['measured', 'country', 'estimate'] as const satisfies Grade[];

export type FigureGroup =
  'cost' | 'internet' | 'climate' | 'safety' | 'health' | 'visa' | 'access' | 'community' | 'practical';

/**
 * How far an estimate can be relied on. A: official, of the city. B: official, converted from a related figure. C: a
 * model. D: a model far from anything measured, a rough guess.
 */
export const reliabilities = ['A', 'B', 'C', 'D'] as const;
export type Reliability = (typeof reliabilities)[number];

export const isReliability = (text: string | null): text is Reliability =>
  reliabilities.some((one) => one === text);

/** One figure of a city. If `value` is null (unknown), `grade` is null too. */
export interface Figure {
  key: string;
  label: string;
  group: FigureGroup;
  value: number | string | null;
  unit: string | null;
  grade: Grade | null;
  /** The 80% range of an estimate, in `unit`. */
  range?: [low: number, high: number];
  /** Only with a range. */
  reliability?: Reliability;
  /** Key of `CityDetail.sources`. */
  sourceId: string | null;
  /** The year or period as the source states it. */
  year: string | null;
  /** What a reader must know to interpret it (a station 63 km away, an old year). */
  note: string | null;
}

/** A figure on a card: the value and the grade for its mark. */
export interface CardFigure<V extends number | string = number> {
  value: V | null;
  grade: Grade | null;
}

/** A source of figures, with its licence and the attribution that it requires. */
export interface Source {
  id: string;
  title: string;
  url: string | null;
  licence: string;
  attribution: string;
}

export const bands = ['outstanding', 'strong', 'good', 'mixed', 'weak'] as const;
export type Band = (typeof bands)[number];

/** The published IREX of a city, 0–100. `low`–`high` is the 90% range; `confidence` is a percentage. */
export interface IrexSummary {
  score: number;
  low: number;
  high: number;
  band: Band;
  confidence: number;
}

export const dimensionKeys = [
  'internet',
  'affordability',
  'safety',
  'climate',
  'work_setup',
  'visa_access',
  'health_air',
  'community',
] as const;
export type DimensionKey = (typeof dimensionKeys)[number];

/** The names of the dimensions on pages and in reports. */
export const dimensionNames: Readonly<Record<DimensionKey, string>> = {
  internet: 'Internet',
  affordability: 'Affordability',
  safety: 'Safety',
  climate: 'Climate',
  work_setup: 'Work setup',
  visa_access: 'Visa and access',
  health_air: 'Health and air',
  community: 'Community',
};

/** Builds a record with one value per dimension; `at` is the index of the dimension. */
export const createByDimension = <T>(create: (key: DimensionKey, at: number) => T): Record<DimensionKey, T> =>
  Object.fromEntries(dimensionKeys.map((key, at) => [key, create(key, at)])) as Record<DimensionKey, T>;

export interface IrexDimension {
  key: DimensionKey;
  /** The share of the whole score, 0–1. */
  weight: number;
  /** 0–100. */
  score: number;
  /** The quality of the data, 0–1. */
  quality: number;
  /** The uncertainty of the score: one standard deviation, in points. */
  spread: number;
  /** Indicators without a figure for this city, filled with the region's median. */
  imputed: string[];
}

export interface IrexDetail extends IrexSummary {
  formulaVersion: string;
  raw: number;
  rank: number;
  /** 90% interval of the rank. */
  rankLow: number;
  rankHigh: number;
  dimensions: IrexDimension[];
}

/** Mean temperature (°C) and rain (mm) of a month; null where unknown. */
export interface ClimateMonth {
  tempC: number | null;
  rainMm: number | null;
}

/** Our own grouping of the cities, in the order of the filter. */
export const cityRegions = [
  'Australia and New Zealand',
  'Caribbean',
  'Central America',
  'Central Asia',
  'Central Europe',
  'East Africa',
  'East Asia',
  'Eastern Europe',
  'Melanesia',
  'North Africa',
  'North America',
  'Northern Europe',
  'South America',
  'South Asia',
  'Southeast Asia',
  'Southeast Europe',
  'Southern Africa',
  'Southern Europe',
  'West Africa',
  'Western Asia',
  'Western Europe',
] as const;

/** The safety labels, safest first. They are country figures. */
export const safetyLabels = ['Very Safe', 'Safe', 'Moderate', 'Caution'] as const;
export type SafetyLabel = (typeof safetyLabels)[number];

/** A city in a list. Money in USD a month, speed in Mbps (the country's M-Lab median). */
export interface CitySummary {
  slug: string;
  name: string;
  country: string;
  countryCode: string;
  region: string;
  latitude: number;
  longitude: number;
  /** The population of the city proper, undated; null if the source has none. */
  population: number | null;
  timezone: string;
  imageUrl: string;
  irex: IrexSummary;
  /** The score of each dimension, 0–100, in the order of `dimensionKeys`; empty if unknown. */
  dimensions: number[];
  /** `reliability` only where the cost has a range. */
  monthlyCost: CardFigure & { reliability?: Reliability };
  internetSpeed: CardFigure;
  safety: CardFigure<string>;
  /** January to December; null if the climate is unknown. */
  climate: ClimateMonth[] | null;
  /** A word for the year's climate, chosen by a rule: "Sunny", "Mild"; null if unknown. */
  weather: string | null;
}

/** An argument for or against a city, derived by a rule from one figure, which `words` names. */
export interface Verdict {
  side: 'for' | 'against';
  words: string;
  /** The key of the figure; `climate` for the months. */
  figure: string;
}

export interface CityDetail extends Omit<CitySummary, 'irex'> {
  irex: IrexDetail;
  /** The % of the other cities whose safety index is lower; null if it is unknown or the table is very large. */
  saferThan: number | null;
  /** The most important first. */
  verdicts: Verdict[];
  figures: Figure[];
  sources: Source[];
  similar: CitySummary[];
}

/** A featured city with the fields of the specification. */
export interface SampleCity {
  slug: string;
  name: string;
  country: string;
  region: string;
  imageUrl: string;
  irexScore: number;
  /** USD a month. */
  monthlyCost: number;
  /** Mbps. */
  internetSpeed: number;
  /** Degrees Fahrenheit. */
  weather: { temperature: number; condition: string };
  safety: string;
  pros: string[];
  cons: string[];
  /** The 90% range of the published score; null if the sample has no figures behind it. */
  irexRange: Pick<IrexSummary, 'low' | 'high'> | null;
  /** January to December; null if unknown. */
  climate: ClimateMonth[] | null;
}

export type SearchHit =
  | { kind: 'city'; slug: string; name: string; country: string; region: string; irex: number }
  | { kind: 'country'; name: string; countryCode: string; cities: number }
  | { kind: 'region'; name: string; cities: number };

/** The answer of `GET /api/search`; best hits first. */
export interface SearchResult {
  query: string;
  hits: SearchHit[];
}

/** The hero picture of WanderLens: a city's scene and its caption. */
export interface WanderlensHero {
  slug: string;
  imageUrl: string;
  title: string;
  caption: string;
  cities: number;
  countries: number;
}

/** `now`: by the score with the weather of the current month. */
export const citySorts = ['irex', 'name', 'cost', 'speed', 'population', 'now'] as const;
export type CitySort = (typeof citySorts)[number];

/** A list sorted by the scores of the current month. */
export interface GoodNow {
  /** The month of the scores, 1–12, by the server's clock in UTC. */
  month: number;
  /** How many of the first cities are from different countries; 0 if the list has a filter, and in a search. */
  leaders: number;
}

/** A page of cities: the answer of `GET /api/cities`. */
export interface CityList extends Page<CitySummary> {
  /** Only for the sort `now`. */
  goodNow?: GoodNow;
}
