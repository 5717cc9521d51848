import { type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { storedPreferences } from './stored-preferences';
import { savedPreferences } from './saved-preferences';

/** What somebody wishes now, null for nothing; of a visitor `userId` is null. */
export interface PreferenceChange {
  userId: string | null;
  wishes: IrexPreferences | null;
}

/** Of members on the account, of visitors in this browser. Throws when the account has them not. */
export const savePreferences = async ({ userId, wishes: preferences }: PreferenceChange): Promise<void> => {
  if (userId === null) return storedPreferences.save(preferences ?? neutralPreferences);
  await (preferences ? savedPreferences.save(preferences) : savedPreferences.forget());
  // What this browser kept before the sign-in has moved along, or is wished no more.
  storedPreferences.save(neutralPreferences);
};
