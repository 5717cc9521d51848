import type { BatchDifference } from '@wanderwork/contracts';
import { PLACE, type Cities } from '../table/cells.js';
import { applyChanges, type Change } from '../table/changes.js';
import { computeScoreMoves } from './score-moves.js';

/** Counts the cities and figures that are added, changed and removed. */
const countChanges = (changes: readonly Change[]): Pick<BatchDifference, 'cities' | 'figures'> => {
  const places = changes.filter(({ cell }) => cell === PLACE);
  const figures = changes.filter(({ cell }) => cell !== PLACE);
  const added = places.filter(({ before }) => before === null).length;
  const removed = places.filter(({ after }) => after === null).length;
  const touched = new Set(changes.map(({ city }) => city)).size;
  return {
    cities: { added, gone: removed, changed: touched - added - removed },
    figures: {
      added: figures.filter(({ before }) => before === null).length,
      changed: figures.filter(({ before, after }) => before !== null && after !== null).length,
      removed: figures.filter(({ after }) => after === null).length,
    },
  };
};

/** Computes the effect of `changes` on the table and its scores, without touching the table. */
export const computeDifference = (
  cities: Cities,
  changes: readonly Change[],
  { unnamed, passedOver }: Pick<BatchDifference, 'unnamed' | 'passedOver'>,
): BatchDifference => ({
  ...countChanges(changes),
  unnamed,
  passedOver,
  scores: computeScoreMoves(cities, applyChanges(cities, changes)),
});
