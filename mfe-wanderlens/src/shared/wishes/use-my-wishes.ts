import { type IrexWishes } from '@wanderwork/contracts';
import { neutralWishes } from '@wanderwork/irex';
import { useSavedWishes } from './use-saved-wishes';

/** The wishes of whoever looks, on a page whose address does not tell them; `wish` changes and keeps some of them. */
export const useMyWishes = () => {
  const { saved, save, ready, missed, again } = useSavedWishes();
  const wishes = saved ?? neutralWishes;
  return {
    wishes,
    /** False until it is known who looks and what they wished before; until then `wish` does nothing. */
    ready,
    missed,
    again,
    wish: (part: Partial<IrexWishes>) => save({ ...wishes, ...part }),
  };
};
