import { COMFORT } from '@wanderwork/contracts';
import { clip } from './scales.js';
import type { Months } from './inputs.js';

const TOO_COLD = 2;
const TOO_HOT = 35;

/** Monthly rain (mm) up to which nothing is deducted; the deduction is largest `WET_SPAN` mm above it. */
const DRY_ENOUGH = 80;
const WET_SPAN = 220;
const MAX_RAIN_DEDUCTION = 0.35;

/** Comfort of a monthly mean temperature, 0–100: 100 from 18 to 25 °C, falling to 0 at 2 and at 35 °C. */
export const comfort = (celsius: number): number => {
  const { low, high } = COMFORT;
  if (celsius < low) return clip((100 * (celsius - TOO_COLD)) / (low - TOO_COLD));
  if (celsius > high) return clip((100 * (TOO_HOT - celsius)) / (TOO_HOT - high));
  return 100;
};

/** The factor by which rain reduces comfort, 0.65–1; 1 for an unknown amount. */
export const rainFactor = (mm: number | null): number =>
  mm === null ? 1 : 1 - MAX_RAIN_DEDUCTION * Math.max(0, Math.min(1, (mm - DRY_ENOUGH) / WET_SPAN));

/** The score of each month, 0–100. */
export const scoreMonths = (celsius: Months<number>, rainMm: Months<number | null>): number[] =>
  celsius.map((value, month) => comfort(value) * rainFactor(rainMm[month] ?? null));

/** The score of a year: the mean of its months. */
export const climateScore = (celsius: Months<number>, rainMm: Months<number | null>): number => {
  const scores = scoreMonths(celsius, rainMm);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

export const climateFormula =
  `mean over the months of comfort · rain; comfort is 100 from ${COMFORT.low} to ${COMFORT.high} °C and falls to 0 ` +
  `at ${TOO_COLD} and ${TOO_HOT} °C; rain is 1 up to ${DRY_ENOUGH} mm and ${1 - MAX_RAIN_DEDUCTION} from ${DRY_ENOUGH + WET_SPAN} mm on`;
