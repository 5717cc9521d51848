import { climateBounds, sizeBounds, type Bounds } from '@wanderwork/contracts';

/**
 * The figures behind the words of a search, and the reasons for them. Words that compare with the table ("cheap",
 * "fast") follow the table; words with a meaning of their own ("clean air") have a fixed, published limit.
 */

/**
 * The values below which a quarter, half, three quarters and nine tenths of the cities lie (of those with a value).
 */
export interface Quantiles {
  quarter: number;
  half: number;
  threeQuarters: number;
  nineTenths: number;
}

type QuantileName = keyof Quantiles;

/** A bound that depends on the table. */
export interface RelativeBound {
  side: 'from' | 'to' | 'over' | 'under';
  share: QuantileName;
  /** The start of the chip's label. */
  label: string;
}

/** Cheap is the cheapest quarter: people who say cheap do not mean slightly below average. */
export const cheap: RelativeBound = { side: 'to', share: 'quarter', label: 'Cheap' };
/** Affordable is the cheaper half. "Not expensive" means the same. */
export const affordable: RelativeBound = { side: 'to', share: 'half', label: 'Affordable' };
export const expensive: RelativeBound = { side: 'from', share: 'threeQuarters', label: 'Expensive' };
/** "Not cheap" is everything but the cheapest quarter. */
export const notCheap: RelativeBound = { side: 'over', share: 'quarter', label: 'Not the cheapest' };

/** Fast is the quarter of cities with the fastest country medians, in parallel with cheap. */
export const fast: RelativeBound = { side: 'from', share: 'threeQuarters', label: 'Fast internet' };
export const veryFast: RelativeBound = { side: 'from', share: 'nineTenths', label: 'Very fast internet' };
/** Good, reliable and decent mean the faster half. M-Lab's medians say nothing about outages. */
export const good: RelativeBound = { side: 'from', share: 'half', label: 'Good internet' };
export const notSlow: RelativeBound = { side: 'over', share: 'quarter', label: 'No slow internet' };
export const slow: RelativeBound = { side: 'to', share: 'quarter', label: 'Slow internet' };

/** An amount after "about" allows this share on either side: our costs are estimates, accurate to about 30%. */
export const ABOUT_TOLERANCE_SHARE = 0.15;
/** A temperature after "about" allows this many degrees on either side. */
export const ABOUT_TOLERANCE_DEGREES = 3;

/** Mean temperatures of a month, day and night, in °C. Days are about 5 degrees warmer. */
export const temperatures = {
  ...climateBounds,
  cold: { under: 8 },
  /** Snow stays if the mean is below freezing. */
  snowy: { to: 0 },
} as const satisfies Record<string, Bounds>;

/** The rest of the scale after "not", on the side that people mean. */
export const negatedTemperatures = {
  warm: { under: 20 },
  hot: { under: 26 },
  mild: { over: 24 },
  cool: { over: 18 },
  cold: { from: 8 },
  snowy: { over: 0 },
} as const satisfies Record<string, Bounds>;

/** A mild winter as Europeans mean it, by its coldest month: well above frost, and not yet warm. */
export const mildWinter: Bounds = { from: 5, to: climateBounds.warm.from };

/**
 * A month for the outdoors, by day and night together: days near 20 °C or warmer, not hotter than in Bangkok in
 * December, and no month of daily rain.
 */
export const pleasantMonth = { temp: { from: 14, to: 28 }, rain: { to: 120 } } as const satisfies Record<
  string,
  Bounds
>;
/** There are no figures on sunshine. Little rain alone would call a gray winter sunny, so it also has to be warm. */
export const SUNNY_TEMP_FROM = 14;

/**
 * Rain of a month in mm. 60 mm is Köppen's limit for a dry month in the tropics; twice that means rain on most days.
 */
export const monthlyRain = { dry: { to: 60 }, rainy: { from: 120 } } as const satisfies Record<
  string,
  Bounds
>;
/** Rain of a year in mm: drier than Lisbon, or twice as wet as London. */
export const yearlyRain = { dry: { to: 600 }, rainy: { from: 1200 } } as const satisfies Record<
  string,
  Bounds
>;

/** There are no figures on humidity. A month with at least 24 °C and 100 mm counts as humid. */
export const MUGGY_LIMITS = { tempFrom: 24, rainFrom: 100 } as const;

/** Limits in µg/m³ of PM2.5: the WHO's interim targets 4 and 3 of 2021. The figure is the country's. */
export const cleanAir: Bounds = { to: 10 };
export const unpollutedAir: Bounds = { to: 15 };

/** Number of people. */
export const sizes = {
  village: { label: 'A village', bounds: { to: 20_000 } },
  town: { label: 'A town', bounds: sizeBounds.town },
  'small city': { label: 'A small city', bounds: sizeBounds.small },
  'medium city': { label: 'A medium-sized city', bounds: sizeBounds.medium },
  'big city': { label: 'A big city', bounds: sizeBounds.big },
  /** The UN's megacity. */
  megacity: { label: 'A megacity', bounds: { from: 10_000_000 } },
} as const satisfies Record<string, { label: string; bounds: Bounds }>;

/** "Not a big city" means below one million, "not a small town" above 100,000. */
export const negatedSizes = {
  village: { label: 'Not a village', bounds: { over: 20_000 } },
  town: { label: 'Not a small town', bounds: { over: 100_000 } },
  'small city': { label: 'Not a small city', bounds: { over: 300_000 } },
  'medium city': { label: 'A big city', bounds: { over: 1_000_000 } },
  'big city': { label: 'Not a big city', bounds: { under: 1_000_000 } },
  megacity: { label: 'Not a megacity', bounds: { under: 10_000_000 } },
} as const satisfies Record<keyof typeof sizes, { label: string; bounds: Bounds }>;

/** Kilometers in a straight line, at most an hour's drive. Large airports are those with many connections. */
export const AIRPORT_KM = 30;

/** Percent of people who use English: half is enough to get by, four fifths means nearly everybody. */
export const ENGLISH_SPOKEN = 50;
export const ENGLISH_EVERYWHERE = 80;

/** Hours of a 9-to-5 day to share if none are given: half a working day. */
export const OVERLAP_HOURS = 4;
/** The working day of clients and colleagues. */
export const WORKDAY = { from: 9, to: 17 } as const;
/** The hours in which the person can work: somebody who chooses where to live also chooses when to work. */
export const FLEXIBLE_DAY = { from: 8, to: 20 } as const;
/** "The same time zone" allows one hour: a meeting at ten is at nine or eleven. */
export const SAME_ZONE_HOURS = 1;

/** Days of entry without a visa if no length is given. */
export const STAY_DAYS = 30;
export const DAYS_PER_PERIOD = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Factors to convert an amount per day, week or year to an amount per month. */
export const PERIODS_PER_MONTH = { day: 365 / 12, week: 52 / 12, month: 1, year: 1 / 12 } as const;
