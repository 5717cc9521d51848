import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { useCallback } from 'react';
import { savedWishesQuery } from './saved-wishes.query';
import { keepInLine } from './wishes-in-line';

/** Where wishes outlive the page. Nothing is saved over wishes that are not known yet. */
export const useSavedWishes = () => {
  const userId = useSession((state) => state.user?.id ?? null);
  const isKnown = useSession((state) => !state.isLoading);
  const client = useQueryClient();
  const {
    data: saved,
    isError,
    refetch,
  } = useQuery({
    ...savedWishesQuery(userId),
    enabled: isKnown,
  });
  const ready = isKnown && saved !== undefined;
  const save = useCallback(
    (next: IrexWishes) => {
      if (!ready) return;
      const wishes = asksNothing(next) ? null : next;
      client.setQueryData(savedWishesQuery(userId).queryKey, wishes);
      keepInLine({ userId, wishes });
    },
    [client, userId, ready],
  );
  return {
    /** Null for nothing wished; undefined until that is known. */
    saved: ready ? saved : undefined,
    save,
    ready,
    /** They could not be fetched. */
    missed: isError && !ready,
    again: () => void refetch(),
  };
};
