import { type CitySummary } from '@wanderwork/contracts';
import { type OwnOrder } from '../../../shared/own-order';

/** Best first by the reader's own scores; equal ones keep the published order, and what has none stands last. */
export const inOwnOrder = (cities: readonly CitySummary[], order: OwnOrder): CitySummary[] => {
  const scoreOf = ({ slug }: CitySummary) => order.get(slug)?.score ?? -1;
  return [...cities].sort((a, b) => scoreOf(b) - scoreOf(a) || b.irex.score - a.irex.score);
};
