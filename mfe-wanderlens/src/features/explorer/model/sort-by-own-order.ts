import { type CitySummary } from '@wanderwork/contracts';
import { type OwnOrder } from '../../../shared/own-order';

/** Best first by the reader's own scores; equal ones keep the published order, and what has none stands last. */
export const sortByOwnOrder = (cities: readonly CitySummary[], order: OwnOrder): CitySummary[] =>
  cities
    .map((city) => ({ city, score: order.get(city.slug)?.score ?? -1 }))
    .sort((a, b) => b.score - a.score || b.city.irex.score - a.city.irex.score)
    .map(({ city }) => city);
