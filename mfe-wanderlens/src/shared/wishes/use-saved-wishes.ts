import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { useCallback, useEffect, useRef } from 'react';
import { keepWishes } from './keep-wishes';
import { savedWishesQuery } from './saved-wishes.query';
import { onWishesElsewhere } from './wishes-channel';

/** A hand that moves a slider is left alone until it rests. */
const PAUSE_MS = 700;

/** Knows what another tab of the same person saves. */
export const useWishesElsewhere = (): void => {
  const userId = useSession((state) => state.user?.id ?? null);
  const client = useQueryClient();
  useEffect(
    () =>
      onWishesElsewhere((news) => {
        if (news.userId === userId) client.setQueryData(savedWishesQuery(userId).queryKey, news.wishes);
      }),
    [client, userId],
  );
};

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
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(
    (wishes: IrexWishes) => {
      if (!ready) return;
      client.setQueryData(savedWishesQuery(userId).queryKey, asksNothing(wishes) ? null : wishes);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void keepWishes(wishes, userId), PAUSE_MS);
    },
    [client, userId, ready],
  );
  useWishesElsewhere();
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
