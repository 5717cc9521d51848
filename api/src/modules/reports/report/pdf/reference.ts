import { formatPeriod, type Figure, type Source } from '@wanderwork/contracts';

/** "[3], October 2025": the number of a figure's source in the list at the end, and the date of the figure. */
export const formatReference = (
  { sourceId, year }: Pick<Figure, 'sourceId' | 'year'>,
  sources: readonly Source[],
): string => {
  const index = sources.findIndex(({ id }) => id === sourceId);
  const period = year === null ? null : formatPeriod(year);
  return [index < 0 ? null : `[${index + 1}]`, period].filter((part) => part !== null).join(', ');
};
