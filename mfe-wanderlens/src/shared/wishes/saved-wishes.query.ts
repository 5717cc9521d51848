import { queryOptions } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { keptWishes } from './kept-wishes';
import { savedWishes } from './saved-wishes';

const read = async (member: boolean): Promise<IrexWishes | null> => {
  const saved = member ? await savedWishes.read().catch(() => null) : null;
  return saved ?? keptWishes.read();
};

/** What this person wished before, on any page; null for nothing. Nobody's account means a visitor. */
export const savedWishesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['wishes', userId],
    queryFn: () => read(userId !== null),
    staleTime: Infinity,
  });
