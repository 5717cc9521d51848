import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { decodePreferences, encodePreferences } from './preferences-code';

const KEY = 'wanderwork_irex';

/** A visitor's preferences in this browser. If storage is blocked, nothing is saved. */
export const storedPreferences = {
  read: (): IrexPreferences | null => {
    try {
      const { preferences } = decodePreferences(localStorage.getItem(KEY));
      return isNeutral(preferences) ? null : preferences;
    } catch {
      return null;
    }
  },
  save: (preferences: IrexPreferences): void => {
    try {
      if (isNeutral(preferences)) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, encodePreferences(preferences));
    } catch {
      // The address still contains them.
    }
  },
};
