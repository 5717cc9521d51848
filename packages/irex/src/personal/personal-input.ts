import { dimensionKeys, type IrexCity } from '@wanderwork/contracts';
import type { CityScore } from '../city-score.js';
import { monthScores } from '../climate.js';
import type { CityInputs } from '../inputs.js';

/** What the table knows of a city beside what the score reads. */
interface Beside {
  timezone: string;
  /** In the order of `irexPassports`. */
  entry: (string | null)[];
}

/** Six decimals: a published score made of them differs by less than a thousandth. */
const short = (value: number): number => Math.round(value * 1e6) / 1e6;
const tenth = (value: number): number => Math.round(value * 10) / 10;

const openness = ({ filled }: CityScore) => {
  const own = filled.filter(({ indicator }) => indicator.dimension === 'visa_access');
  const part = own.find(({ indicator }) => indicator.key === 'openness');
  const total = own.reduce((sum, { indicator }) => sum + indicator.share, 0);
  return { openness: short(part?.score ?? 0), opennessShare: part ? short(part.indicator.share / total) : 0 };
};

/** The short form of a scored city from which a browser makes anybody's score. */
export const personalInput = (score: CityScore, inputs: CityInputs, beside: Beside): IrexCity => {
  const dimensions = dimensionKeys.map((key) => score.dimensions.find((one) => one.key === key)!);
  return {
    slug: score.slug,
    ...beside,
    dimensions: dimensions.map((one) => short(one.score)),
    quality: dimensions.map((one) => short(one.quality)),
    costUsd: inputs.monthlyCostUsd,
    months: inputs.temperatureC ? monthScores(inputs.temperatureC, inputs.rainMm).map(tenth) : null,
    ...openness(score),
  };
};
