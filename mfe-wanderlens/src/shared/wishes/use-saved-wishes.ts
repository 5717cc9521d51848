import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { useCallback, useRef } from 'react';
import { savedWishes } from './saved-wishes';
import { keptWishes } from './kept-wishes';

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

const read = async (member: boolean): Promise<IrexWishes | null> => {
  const saved = member ? await savedWishes.read().catch(() => null) : null;
  return saved ?? keptWishes.read();
};

/** Where wishes outlive the page. */
export const useSavedWishes = () => {
  const member = useSession((state) => state.isAuthenticated);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(
    (wishes: IrexWishes) => {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void keep(wishes, member), PAUSE_MS);
    },
    [member],
  );
  const load = useCallback(() => read(member), [member]);
  return { save, load };
};
