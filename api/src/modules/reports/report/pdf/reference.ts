import type { Figure, Source } from '@wanderwork/contracts';

/** "[3], 2024": a figure's source by its place in the list at the end, and its year. */
export const referenceOf = (
  { sourceId, year }: Pick<Figure, 'sourceId' | 'year'>,
  sources: readonly Source[],
): string => {
  const place = sources.findIndex(({ id }) => id === sourceId);
  return [place < 0 ? null : `[${place + 1}]`, year].filter((part) => part !== null).join(', ');
};
