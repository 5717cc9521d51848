import { formatPeriod, type Figure, type Source } from '@wanderwork/contracts';

/** "[3], October 2025": a figure's source by its place in the list at the end, and when it is of. */
export const referenceOf = (
  { sourceId, year }: Pick<Figure, 'sourceId' | 'year'>,
  sources: readonly Source[],
): string => {
  const place = sources.findIndex(({ id }) => id === sourceId);
  const when = year === null ? null : formatPeriod(year);
  return [place < 0 ? null : `[${place + 1}]`, when].filter((part) => part !== null).join(', ');
};
