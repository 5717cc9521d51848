import { queryOptions } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { keptWishes } from './kept-wishes';
import { savedWishes } from './saved-wishes';

/** An account that cannot be read is no account without wishes: it throws, so that nothing is saved over it. */
const read = async (member: boolean): Promise<IrexWishes | null> =>
  (member ? await savedWishes.read() : null) ?? keptWishes.read();

/** What this person wished before, on any page; null for nothing. Nobody's account means a visitor. */
export const savedWishesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['wishes', userId],
    queryFn: () => read(userId !== null),
    staleTime: Infinity,
  });
