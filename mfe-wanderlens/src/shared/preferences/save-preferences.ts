import { type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { storedPreferences } from './stored-preferences';
import { savedPreferences } from './saved-preferences';

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
