import { paths, type IrexPreferences, type SavedIrexPreferences } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
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

/** Lets the request finish when the page is left. */
const TO_THE_END = { keepalive: true };

/** A member's preferences on the account. */
export const savedPreferences = {
  read: async (): Promise<IrexPreferences | null> =>
    (await http.get<SavedIrexPreferences>(paths.api.account.irex())).wishes,
  save: (preferences: IrexPreferences) =>
    http.put<SavedIrexPreferences>(paths.api.account.irex(), preferences, TO_THE_END),
  forget: () => http.delete(paths.api.account.irex(), TO_THE_END),
};

/** A change of the saved preferences. `preferences` null clears them; `userId` null is a visitor. */
export interface PreferenceChange {
  userId: string | null;
  wishes: IrexPreferences | null;
}

/** Saves on the account for members and in this browser for visitors. Throws if the account could not be reached. */
export const savePreferences = async ({ userId, wishes: preferences }: PreferenceChange): Promise<void> => {
  if (userId === null) return storedPreferences.save(preferences ?? neutralPreferences);
  await (preferences ? savedPreferences.save(preferences) : savedPreferences.forget());
  // What this browser stored before the sign-in is now on the account, or cleared.
  storedPreferences.save(neutralPreferences);
};
