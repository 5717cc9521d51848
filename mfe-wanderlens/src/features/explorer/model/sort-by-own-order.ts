import { type CitySummary } from '@wanderwork/contracts';
import { type OwnOrder } from '../../../shared/own-order';

/** Sorts by the reader's own scores, best first. Ties keep the published order; cities without a score come last. */
export const sortByOwnOrder = (cities: readonly CitySummary[], order: OwnOrder): CitySummary[] =>
  cities
    .map((city) => ({ city, score: order.get(city.slug)?.score ?? -1 }))
    .sort((a, b) => b.score - a.score || b.city.irex.score - a.city.irex.score)
    .map(({ city }) => city);
