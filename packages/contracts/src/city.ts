/** How a figure is known: given by the product table, measured for the place, a country's figure, or a model's estimate. */
export const grades = ['given', 'measured', 'country', 'estimate'] as const;
export type Grade = (typeof grades)[number];

export type FigureGroup =
  'cost' | 'internet' | 'climate' | 'safety' | 'health' | 'visa' | 'access' | 'community' | 'practical';

/** One figure of a city. A value of null means it is not known; then `grade` is null too. */
export interface Figure {
  key: string;
  label: string;
  group: FigureGroup;
  value: number | string | null;
  unit: string | null;
  grade: Grade | null;
  /** Key of `CityDetail.sources`. */
  sourceId: string | null;
  /** Year or period as the source states it. */
  year: string | null;
  /** What a reader must know to read it right (a station 63 km away, an old year). */
  note: string | null;
}

/** A figure on a card: what is needed to print it with its mark. */
export interface CardFigure<V extends number | string = number> {
  value: V | null;
  grade: Grade | null;
}

/** Where figures come from, with the licence and the words it asks to be shown. */
export interface Source {
  id: string;
  title: string;
  url: string | null;
  licence: string;
  attribution: string;
}

export const bands = ['outstanding', 'strong', 'good', 'mixed', 'weak'] as const;
export type Band = (typeof bands)[number];

/** The published IREX of a city, 0–100. `low`–`high` is the 90 % range; `confidence` is a percentage. */
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

/** What people call a dimension, on a page as in a report. */
export const dimensionNames: Readonly<Record<DimensionKey, string>> = {
  internet: 'Internet',
  affordability: 'Affordability',
  safety: 'Safety',
  climate: 'Climate',
  work_setup: 'Work set-up',
  visa_access: 'Visa and access',
  health_air: 'Health and air',
  community: 'Community',
};

/** Something for each dimension, under its key; `at` counts them in their order. */
export const byDimension = <T>(of: (key: DimensionKey, at: number) => T): Record<DimensionKey, T> =>
  Object.fromEntries(dimensionKeys.map((key, at) => [key, of(key, at)])) as Record<DimensionKey, T>;

export interface IrexDimension {
  key: DimensionKey;
  /** Share of the whole, 0–1. */
  weight: number;
  /** 0–100. */
  score: number;
  /** How well it is known, 0–1. */
  quality: number;
  /** One standard deviation of what is not known about the score, in points. */
  spread: number;
  /** Indicators without a figure here, filled with the region's median. */
  imputed: string[];
}

export interface IrexDetail extends IrexSummary {
  formulaVersion: string;
  raw: number;
  rank: number;
  /** 90 % interval of the rank. */
  rankLow: number;
  rankHigh: number;
  dimensions: IrexDimension[];
}

/** Mean temperature (°C) and rain (mm) of a month; null where unknown. */
export interface ClimateMonth {
  tempC: number | null;
  rainMm: number | null;
}

/** Our own grouping of the places of the table, in the order a list of choices shows them. */
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

/** The safety words, safest first; a country's figure. */
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
  /** The place proper, undated; null where the source has none. */
  population: number | null;
  timezone: string;
  imageUrl: string;
  irex: IrexSummary;
  /** The score of each dimension, 0–100, in the order of `dimensionKeys`; empty where it is not known. */
  dimensions: number[];
  monthlyCost: CardFigure;
  internetSpeed: CardFigure;
  safety: CardFigure<string>;
  /** January to December; null when no climate is known. */
  climate: ClimateMonth[] | null;
  /** "Sunny", "Mild", …: a written rule's word for the year's climate; null when none is known. */
  weather: string | null;
  /** One of the three launch samples, whose cost and speed the product gives. */
  launchSample: boolean;
}

/** What speaks for or against a city, derived by rule from one figure, which the words name. */
export interface Verdict {
  side: 'for' | 'against';
  words: string;
  /** Key of the figure; `climate` for the months. */
  figure: string;
}

export interface CityDetail extends Omit<CitySummary, 'irex'> {
  irex: IrexDetail;
  /** The most telling first. */
  verdicts: Verdict[];
  figures: Figure[];
  sources: Source[];
  similar: CitySummary[];
}

/** A featured city as the specification words it. */
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
  /** The published score's 90 % range; null where no table stands behind the sample. */
  irexRange: Pick<IrexSummary, 'low' | 'high'> | null;
  /** January to December; null where none is known. */
  climate: ClimateMonth[] | null;
}

export type SearchHit =
  | { kind: 'city'; slug: string; name: string; country: string; region: string; irex: number }
  | { kind: 'country'; name: string; countryCode: string; cities: number }
  | { kind: 'region'; name: string; cities: number };

/** The answer of `GET /api/search`; hits best first. */
export interface SearchResult {
  query: string;
  hits: SearchHit[];
}

/** The head picture of WanderLens: a city's scene and the words under it. */
export interface WanderlensHero {
  slug: string;
  imageUrl: string;
  title: string;
  caption: string;
  cities: number;
  countries: number;
}

export const citySorts = ['irex', 'name', 'cost', 'speed', 'population'] as const;
export type CitySort = (typeof citySorts)[number];
