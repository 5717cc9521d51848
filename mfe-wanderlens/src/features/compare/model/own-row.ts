import { findLead, type CitySummary, type ComparisonRow } from '@wanderwork/contracts';
import { type OwnOrder } from '../../../shared/own-order';

/**
 * The reader's own scores as a row of the comparison. They rest on the same figures as the published ones, so they take
 * over the margins of error of those.
 */
export const createOwnRow = (cities: readonly CitySummary[], order: OwnOrder): ComparisonRow => {
  const scores = cities.map(({ slug, irex }) => {
    const score = order.get(slug)?.score;
    if (score === undefined) return null;
    const shift = score - irex.score;
    return { score, low: irex.low + shift, high: irex.high + shift };
  });
  return {
    key: 'own',
    label: 'Your IREX',
    part: 'score',
    unit: null,
    cells: scores.map((own) => ({ value: own?.score ?? null, grade: null })),
    ...findLead(scores),
  };
};
