import type { CityRow, RowFigure } from './city-row.js';

/** All figures of a row by key, as the score sees them: what only the score counts stands before what is printed. */
export const mergedFigures = ({
  figures,
  scoreOnly,
}: Pick<CityRow, 'figures' | 'scoreOnly'>): Map<string, RowFigure> =>
  new Map([
    ...Object.values(figures).flatMap((group) => Object.entries(group)),
    ...Object.entries(scoreOnly),
  ]);
