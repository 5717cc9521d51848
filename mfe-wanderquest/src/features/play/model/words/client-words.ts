import { clients } from '@wanderwork/quest-engine';
import { place } from '../../../../shared/words/place';

/** Who may sit anywhere has no clock that one could meet. */
export const ANYWHERE = 'async';

/** "a client in the United States", within a sentence. */
export const aClient = (index: number): string => {
  const { id, name } = clients[index]!;
  return id === ANYWHERE ? 'a client anywhere, in writing' : `a client in ${place(name)}`;
};
