import { type IrexWishes } from '@wanderwork/contracts';
import { neutralWishes } from '@wanderwork/irex';
import { keptWishes } from './kept-wishes';
import { savedWishes } from './saved-wishes';

/** What somebody wishes now, null for nothing; of a visitor `userId` is null. */
export interface Wished {
  userId: string | null;
  wishes: IrexWishes | null;
}

/** Of members on the account, of visitors in this browser. Throws when the account has them not. */
export const keepWishes = async ({ userId, wishes }: Wished): Promise<void> => {
  if (userId === null) return keptWishes.keep(wishes ?? neutralWishes);
  await (wishes ? savedWishes.keep(wishes) : savedWishes.forget());
  // What this browser kept before the sign-in has moved along, or is wished no more.
  keptWishes.keep(neutralWishes);
};
