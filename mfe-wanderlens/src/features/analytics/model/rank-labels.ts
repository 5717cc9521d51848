import {
  type CityAnalytics,
  type IrexMove,
  type OwnRank,
  dimensionNames,
  type LivingIndex,
  type Standing,
} from '@wanderwork/contracts';

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const formatOrdinal = (place: number): string =>
  `${place}${suffixes[ordinalRules.select(place)] ?? 'th'}`;

/** The percentage of other cities this one is better than, 0–100; null if there are none. */
export const getPercent = ({ of, better }: Standing): number | null =>
  of > 1 ? Math.round((100 * better) / (of - 1)) : null;

/** From here down, "better than 5%" would sound like praise. */
const BOTTOM_PERCENT = 10;

/** "Better than 83% of 311 other cities", or "Among the bottom 5% of 312 cities". */
export const describeWorldRank = (standing: Standing): string => {
  const percent = getPercent(standing);
  if (percent === null) return 'The only city with this figure';
  return percent <= BOTTOM_PERCENT
    ? `Among the bottom ${Math.max(1, percent)}% of ${standing.of} cities`
    : `Better than ${percent}% of ${standing.of - 1} other cities`;
};

/** A rough guess has no exact rank: "Better than roughly 80% of 311 other cities". */
export const describeRoughRank = (standing: Standing): string => {
  const percent = getPercent(standing);
  if (percent === null) return describeWorldRank(standing);
  const rough = Math.round(percent / 10) * 10;
  return rough <= BOTTOM_PERCENT
    ? `Among roughly the bottom ${BOTTOM_PERCENT}% of ${standing.of} cities`
    : `Better than roughly ${rough}% of ${standing.of - 1} other cities`;
};

/** "3rd of 36 in Southern Europe". */
export const describeRegionRank = ({ region }: Pick<LivingIndex, 'region'>, name: string): string =>
  region
    ? `${formatOrdinal(region.place)} of ${region.of} in ${name}`
    : `The only city in ${name} with this figure`;

/** "4–11", or a single number if both ends are equal. */
export const formatRankRange = ({ low, high }: { low: number; high: number }): string =>
  low === high ? `${low}` : `${low}–${high}`;

/** Explains a listed rank outside the likely range; otherwise an empty string. */
export const describeListRank = ({ rank, low, high }: CityAnalytics['rank']): string => {
  if (rank < low)
    return ` The list shows it ${formatOrdinal(rank)}: near the top, errors mostly push a city down.`;
  return rank > high
    ? ` The list shows it ${formatOrdinal(rank)}: near the bottom, errors mostly push a city up.`
    : '';
};

/** In a very large table, a city is only ranked among the best ones. */
export const describeRankedCities = ({ of, among }: Pick<OwnRank, 'of' | 'among'>): string =>
  among < of ? ` among the ${among.toLocaleString('en')} cities with the best published scores` : '';

interface Move {
  key: IrexMove['key'];
  doubled: boolean;
  to: number;
}

const findBiggestMove = ({ moves, rank }: Pick<OwnRank, 'moves' | 'rank'>): Move | null => {
  const all = moves.flatMap(({ key, more, less }): Move[] => [
    ...(more === null ? [] : [{ key, doubled: true, to: more }]),
    ...(less === null ? [] : [{ key, doubled: false, to: less }]),
  ]);
  const getDistance = ({ to }: Move) => Math.abs(to - rank);
  return all.reduce<Move | null>(
    (best, move) => (getDistance(move) > (best ? getDistance(best) : 0) ? move : best),
    null,
  );
};

/** The rank by score alone, and the single weight that would change it most. */
export const describeRankChange = (own: Pick<OwnRank, 'moves' | 'rank'>): string => {
  const alone = `By score alone, it ranks ${formatOrdinal(own.rank)}.`;
  const move = findBiggestMove(own);
  if (!move) return `${alone} No single weight changes that.`;
  const name = dimensionNames[move.key];
  const change = move.doubled ? `Counting ${name} twice as much` : `Leaving ${name} out`;
  return `${alone} ${change} would put it ${formatOrdinal(move.to)}, the biggest change any single weight makes.`;
};
