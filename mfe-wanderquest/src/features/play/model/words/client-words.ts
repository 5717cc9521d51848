import { clients, type State } from '@wanderwork/quest-engine';
import { place } from '../../../../shared/words/place';

/** Who may sit anywhere has no clock that one could meet. */
export const ANYWHERE = 'async';

/** "a client in the United States", within a sentence. */
export const aClient = (index: number): string => {
  const { id, name } = clients[index]!;
  return id === ANYWHERE ? 'an async client' : `a client in ${place(name)}`;
};

const OFFER_DAYS = 7;

/** How much longer the offer on the desk can be taken: "5 more days", "one more day", "today only". */
export const offerStands = ({ day, leadDay }: Pick<State, 'day' | 'leadDay'>): string => {
  const left = OFFER_DAYS - (day - leadDay);
  if (left === 0) return 'today only';
  return left === 1 ? 'one more day' : `${left} more days`;
};
