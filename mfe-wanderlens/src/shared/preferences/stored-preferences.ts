import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { decodePreferences, encodePreferences } from './preferences-code';

const KEY = 'wanderwork_irex';

/** A visitor's wishes, kept in this browser. A forbidden storage only means that nothing is kept. */
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
      // The address still holds them.
    }
  },
};
