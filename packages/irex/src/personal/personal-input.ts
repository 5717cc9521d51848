import { dimensionKeys, roundToTenth, type IrexCity } from '@wanderwork/contracts';
import type { CityScore } from '../city-score.js';
import { scoreMonths } from '../climate.js';
import type { CityInputs } from '../inputs.js';

/** Fields of a city that the published score does not use. */
interface OtherFields {
  timezone: string;
  countryCode: string;
}

/** Rounds to six decimals, which changes a published score by less than a thousandth. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const getOpenness = ({ filled }: CityScore) => {
  const own = filled.filter(({ indicator }) => indicator.dimension === 'visa_access');
  const part = own.find(({ indicator }) => indicator.key === 'openness');
  const total = own.reduce((sum, { indicator }) => sum + indicator.share, 0);
  return { openness: round(part?.score ?? 0), opennessShare: part ? round(part.indicator.share / total) : 0 };
};

/** The compact form of a scored city from which a browser computes personal scores. */
export const toPersonalInput = (score: CityScore, inputs: CityInputs, otherFields: OtherFields): IrexCity => {
  const dimensions = dimensionKeys.map((key) => score.dimensions.find((one) => one.key === key)!);
  return {
    slug: score.slug,
    ...otherFields,
    dimensions: dimensions.map((one) => round(one.score)),
    quality: dimensions.map((one) => round(one.quality)),
    costUsd: inputs.monthlyCostUsd,
    months: inputs.temperatureC ? scoreMonths(inputs.temperatureC, inputs.rainMm).map(roundToTenth) : null,
    ...getOpenness(score),
  };
};
