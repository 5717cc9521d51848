import { clients, type State } from '@wanderwork/quest-engine';
import { withArticle } from '../../../../shared/labels/country';

/** The id of the client without a location or hours. */
export const ASYNC_CLIENT_ID = 'async';

/** "a client in the United States", for use within a sentence. */
export const formatClient = (index: number): string => {
  const { id, name } = clients[index]!;
  return id === ASYNC_CLIENT_ID ? 'an async client' : `a client in ${withArticle(name)}`;
};

const OFFER_DAYS = 7;

/** How long the offer stays open: "5 more days", "one more day", "today only". */
export const formatOfferTime = ({ day, leadDay }: Pick<State, 'day' | 'leadDay'>): string => {
  const left = OFFER_DAYS - (day - leadDay);
  if (left === 0) return 'today only';
  return left === 1 ? 'one more day' : `${left} more days`;
};
