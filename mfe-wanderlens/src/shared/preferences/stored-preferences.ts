import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { decodePreferences, encodePreferences } from './preferences-code';

const KEY = 'wanderwork_irex';

/** A visitor's wishes, kept in this browser. A forbidden storage only means that nothing is kept. */
export const storedPreferences = {
  read: (): IrexPreferences | null => {
    try {
      const { wishes } = decodePreferences(localStorage.getItem(KEY));
      return isNeutral(wishes) ? null : wishes;
    } catch {
      return null;
    }
  },
  keep: (wishes: IrexPreferences): void => {
    try {
      if (isNeutral(wishes)) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, encodePreferences(wishes));
    } catch {
      // The address still holds them.
    }
  },
};
