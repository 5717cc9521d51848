import { paths, type IrexWishes, type SavedWishes } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** A page that is left may not end what it began. */
const TO_THE_END = { keepalive: true };

/** A member's wishes, kept on the account. */
export const savedWishes = {
  read: async (): Promise<IrexWishes | null> =>
    (await http.get<SavedWishes>(paths.api.account.irex())).wishes,
  keep: (wishes: IrexWishes) => http.put<SavedWishes>(paths.api.account.irex(), wishes, TO_THE_END),
  forget: () => http.delete(paths.api.account.irex(), TO_THE_END),
};
