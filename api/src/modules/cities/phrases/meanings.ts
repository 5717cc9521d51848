import { climateBounds, sizeBounds, type Bounds } from '@wanderwork/contracts';

/**
 * What the words of a search mean in figures, and why. What compares with the table ("cheap", "fast") is worked out
 * from the table as it is; what has a meaning of its own ("clean air") has its published line.
 */

/** Values of the table at a quarter, half, three quarters and nine tenths of the cities that have one. */
export interface Quantiles {
  quarter: number;
  half: number;
  threeQuarters: number;
  nineTenths: number;
}

type Share = keyof Quantiles;

/** A word for a bound that the table decides. */
export interface Relative {
  side: 'from' | 'to' | 'over' | 'under';
  share: Share;
  /** How the chip begins. */
  label: string;
}

/** Cheap is the cheapest quarter: whoever says cheap wants to be surprised, not to save a little. */
export const cheap: Relative = { side: 'to', share: 'quarter', label: 'Cheap' };
/** Affordable is the cheaper half; so is "not expensive". */
export const affordable: Relative = { side: 'to', share: 'half', label: 'Affordable' };
export const expensive: Relative = { side: 'from', share: 'threeQuarters', label: 'Expensive' };
/** "Not cheap": anything but the cheapest quarter. */
export const notCheap: Relative = { side: 'over', share: 'quarter', label: 'Not the cheapest' };

/** Fast is the fastest quarter of countries' medians, as cheap is the cheapest. */
export const fast: Relative = { side: 'from', share: 'threeQuarters', label: 'Fast internet' };
export const veryFast: Relative = { side: 'from', share: 'nineTenths', label: 'Very fast internet' };
/** Good, reliable, decent: the faster half. M-Lab's medians say nothing about failures. */
export const good: Relative = { side: 'from', share: 'half', label: 'Good internet' };
export const notSlow: Relative = { side: 'over', share: 'quarter', label: 'No slow internet' };
export const slow: Relative = { side: 'to', share: 'quarter', label: 'Slow internet' };

/** An amount after "about" allows this share to both sides: our costs are estimates, good to about 30 %. */
export const ABOUT_SHARE = 0.15;
/** … and a temperature so many degrees. */
export const ABOUT_DEGREES = 3;

/** A mean temperature of a month, day and night, in °C: days are some 5 degrees warmer. */
export const temperatures = {
  ...climateBounds,
  cold: { under: 8 },
  /** Snow stays where the mean is below freezing. */
  snowy: { to: 0 },
} as const satisfies Record<string, Bounds>;

/** "Not …": what is left of the scale on the side that people mean. */
export const notTemperatures = {
  warm: { under: 20 },
  hot: { under: 26 },
  mild: { over: 24 },
  cool: { over: 18 },
  cold: { from: 8 },
  snowy: { over: 0 },
} as const satisfies Record<string, Bounds>;

/** Rain of a month in mm. 60 mm is Köppen's line of a dry month in the tropics; twice that is rain on most days. */
export const rainOfMonth = { dry: { to: 60 }, rainy: { from: 120 } } as const satisfies Record<
  string,
  Bounds
>;
/** Rain of a year in mm: drier than Lisbon, wetter than London twice over. */
export const rainOfYear = { dry: { to: 600 }, rainy: { from: 1200 } } as const satisfies Record<
  string,
  Bounds
>;

/** We know no humidity: a month of 24 °C and 100 mm or more counts as humid. */
export const MUGGY = { tempFrom: 24, rainFrom: 100 } as const;

/** µg/m³ of PM2.5: the WHO's interim targets 4 and 3 of 2021. The figure is the country's. */
export const cleanAir: Bounds = { to: 10 };
export const unpollutedAir: Bounds = { to: 15 };

/** People. */
export const sizes = {
  village: { label: 'A village', bounds: { to: 20_000 } },
  town: { label: 'A town', bounds: sizeBounds.town },
  'small city': { label: 'A small city', bounds: sizeBounds.small },
  'medium city': { label: 'A medium-sized city', bounds: sizeBounds.medium },
  'big city': { label: 'A big city', bounds: sizeBounds.big },
  /** The UN's megacity. */
  megacity: { label: 'A megacity', bounds: { from: 10_000_000 } },
} as const satisfies Record<string, { label: string; bounds: Bounds }>;

/** "Not a big city" is one below a million, "not a small town" one above 100,000. */
export const notSizes = {
  village: { label: 'Not a village', bounds: { over: 20_000 } },
  town: { label: 'Not a small town', bounds: { over: 100_000 } },
  'small city': { label: 'Not a small city', bounds: { over: 300_000 } },
  'medium city': { label: 'A big city', bounds: { over: 1_000_000 } },
  'big city': { label: 'Not a big city', bounds: { under: 1_000_000 } },
  megacity: { label: 'Not a megacity', bounds: { under: 10_000_000 } },
} as const satisfies Record<keyof typeof sizes, { label: string; bounds: Bounds }>;

/** An hour's drive at most, in a straight line of km; the table knows airports with many connections as large. */
export const AIRPORT_KM = 30;

/** Share of people who use English: half is enough to get by, four fifths is everywhere. */
export const ENGLISH_SPOKEN = 50;
export const ENGLISH_EVERYWHERE = 80;

/** Hours of nine to five that are shared, where none are said: half a working day. */
export const OVERLAP_HOURS = 4;
export const WORKDAY = { from: 9, to: 17 } as const;
/** "The same time zone" allows an hour: a meeting at ten is at nine or eleven. */
export const SAME_ZONE_HOURS = 1;

/** Entry without a visa, where no length is said. */
export const STAY_DAYS = 30;
export const DAYS_OF = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Days and weeks of a month, for amounts a day or a week. */
export const MONTHS_SHARE = { day: 365 / 12, week: 52 / 12, month: 1, year: 1 / 12 } as const;
