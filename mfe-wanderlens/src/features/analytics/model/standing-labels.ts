import { type LivingIndex, type Standing } from '@wanderwork/contracts';

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const formatOrdinal = (place: number): string =>
  `${place}${suffixes[ordinalRules.select(place)] ?? 'th'}`;

/** The percentage of other cities this one is better than, 0–100; null if there are none. */
export const getPercent = ({ of, better }: Standing): number | null =>
  of > 1 ? Math.round((100 * better) / (of - 1)) : null;

/** "Better than 83% of 311 other cities". */
export const describeWorldRank = (standing: Standing): string => {
  const percent = getPercent(standing);
  return percent === null
    ? 'The only city with this figure'
    : `Better than ${percent}% of ${standing.of - 1} other cities`;
};

/** "3rd of 36 in Southern Europe". */
export const describeRegionRank = ({ region }: Pick<LivingIndex, 'region'>, name: string): string =>
  region
    ? `${formatOrdinal(region.place)} of ${region.of} in ${name}`
    : `The only city in ${name} with this figure`;
