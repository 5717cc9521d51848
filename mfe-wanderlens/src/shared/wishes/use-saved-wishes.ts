import { useQueryClient } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { useCallback, useRef } from 'react';
import { keptWishes } from './kept-wishes';
import { savedWishes } from './saved-wishes';
import { savedWishesQuery } from './saved-wishes.query';

/** A hand that moves a slider is left alone until it rests. */
const PAUSE_MS = 700;

/** Of members on the account, of visitors in this browser; what cannot reach the account stays in the browser. */
const keep = async (wishes: IrexWishes, member: boolean): Promise<void> => {
  if (!member) return keptWishes.keep(wishes);
  try {
    await (asksNothing(wishes) ? savedWishes.forget() : savedWishes.keep(wishes));
  } catch {
    keptWishes.keep(wishes);
  }
};

/** Where wishes outlive the page. */
export const useSavedWishes = () => {
  const userId = useSession((state) => state.user?.id ?? null);
  const client = useQueryClient();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(
    (wishes: IrexWishes) => {
      client.setQueryData(savedWishesQuery(userId).queryKey, asksNothing(wishes) ? null : wishes);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void keep(wishes, userId !== null), PAUSE_MS);
    },
    [client, userId],
  );
  const load = useCallback(() => client.fetchQuery(savedWishesQuery(userId)), [client, userId]);
  return { save, load };
};
