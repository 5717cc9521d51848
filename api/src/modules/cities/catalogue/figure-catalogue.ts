import type { FigureGroup } from '@wanderwork/contracts';
import type { FigureDefinition } from './figure-kind.js';
import { livingFigures } from './living-figures.js';
import { placeFigures } from './place-figures.js';

/** The order of the groups on a page. */
export const figureGroups: readonly FigureGroup[] = [
  'cost',
  'internet',
  'climate',
  'safety',
  'health',
  'visa',
  'access',
  'community',
  'practical',
];

/** Every figure that a city may have, in the order of a page. */
export const figureCatalogue: readonly FigureDefinition[] = figureGroups.flatMap((group) =>
  [...livingFigures, ...placeFigures].filter((figure) => figure.group === group),
);

const byKey = new Map(figureCatalogue.map((figure) => [figure.key, figure]));

export const findFigure = (key: string): FigureDefinition | undefined => byKey.get(key);
