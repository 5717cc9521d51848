import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing, neutralWishes } from '@wanderwork/irex';
import { toast } from '@wanderwork/platform';
import { keptWishes } from './kept-wishes';
import { savedWishes } from './saved-wishes';
import { announceWishes } from './wishes-channel';

const keepOnAccount = async (wishes: IrexWishes): Promise<void> => {
  await (asksNothing(wishes) ? savedWishes.forget() : savedWishes.keep(wishes));
  // What this browser kept before the sign-in has moved along, or is wished no more.
  keptWishes.keep(neutralWishes);
};

/** Of members on the account, of visitors in this browser. Whatever is not kept is said. */
export const keepWishes = async (wishes: IrexWishes, userId: string | null): Promise<void> => {
  try {
    if (userId === null) keptWishes.keep(wishes);
    else await keepOnAccount(wishes);
    announceWishes({ userId, wishes: asksNothing(wishes) ? null : wishes });
  } catch {
    toast({
      title: 'Your wishes are not saved yet.',
      description: 'Your account could not be reached. They count here; the next change saves all of them.',
      tone: 'bad',
    });
  }
};
