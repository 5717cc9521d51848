import { useQuery } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { neutralWishes } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { savedWishesQuery } from './saved-wishes.query';
import { useSavedWishes } from './use-saved-wishes';

/** The wishes of whoever looks, on a page whose address does not tell them; `wish` changes and keeps some of them. */
export const useMyWishes = () => {
  const userId = useSession((state) => state.user?.id ?? null);
  const known = useSession((state) => !state.isLoading);
  const { data } = useQuery({ ...savedWishesQuery(userId), enabled: known });
  const { save } = useSavedWishes();
  const wishes = data ?? neutralWishes;
  return {
    wishes,
    /** False until it is known who looks and what they wished before. */
    ready: data !== undefined,
    wish: (part: Partial<IrexWishes>) => save({ ...wishes, ...part }),
  };
};
