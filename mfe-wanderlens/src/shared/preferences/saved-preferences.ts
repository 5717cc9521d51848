import { paths, type IrexPreferences, type SavedIrexPreferences } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

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
