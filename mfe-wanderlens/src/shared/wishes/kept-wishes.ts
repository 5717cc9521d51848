import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { readWishes, writeWishes } from './wishes-code';

const KEY = 'wanderwork_irex';

/** A visitor's wishes, kept in this browser. A forbidden storage only means that nothing is kept. */
export const keptWishes = {
  read: (): IrexWishes | null => {
    try {
      const { wishes } = readWishes(localStorage.getItem(KEY));
      return asksNothing(wishes) ? null : wishes;
    } catch {
      return null;
    }
  },
  keep: (wishes: IrexWishes): void => {
    try {
      if (asksNothing(wishes)) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, writeWishes(wishes));
    } catch {
      // The address still holds them.
    }
  },
};
