import type { CityRow, RowFigure } from './city-row.js';

/** All figures of a row by key, for the score. Figures that only the score uses override printed ones. */
export const mergeFigures = ({
  figures,
  scoreOnly,
}: Pick<CityRow, 'figures' | 'scoreOnly'>): Map<string, RowFigure> =>
  new Map([
    ...Object.values(figures).flatMap((group) => Object.entries(group)),
    ...Object.entries(scoreOnly),
  ]);
