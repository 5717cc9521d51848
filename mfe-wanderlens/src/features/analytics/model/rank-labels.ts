import { type CityAnalytics, type IrexMove, type OwnRank, dimensionNames } from '@wanderwork/contracts';
import { formatOrdinal } from './standing-labels';

/** "4–11", or one number where both ends are the same. */
export const formatRankRange = ({ low, high }: { low: number; high: number }): string =>
  low === high ? `${low}` : `${low}–${high}`;

/** Where the list has a city that stands there with some luck, outside of its own range; else nothing. */
export const describeListRank = ({ rank, low, high }: CityAnalytics['rank']): string => {
  if (rank < low)
    return ` The list shows it ${formatOrdinal(rank)}: near the top, errors mostly push a city down.`;
  return rank > high
    ? ` The list shows it ${formatOrdinal(rank)}: near the bottom, errors mostly push a city up.`
    : '';
};

/** Of a very large table only the best are held against a city. */
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

/** Where the score alone puts it, and which single weight would move that furthest. */
export const describeRankChange = (own: Pick<OwnRank, 'moves' | 'rank'>): string => {
  const alone = `By score alone, it ranks ${formatOrdinal(own.rank)}.`;
  const move = findBiggestMove(own);
  if (!move) return `${alone} No single weight changes that.`;
  const name = dimensionNames[move.key];
  const change = move.doubled ? `Counting ${name} twice as much` : `Leaving ${name} out`;
  return `${alone} ${change} would put it ${formatOrdinal(move.to)}, the biggest change any single weight makes.`;
};
