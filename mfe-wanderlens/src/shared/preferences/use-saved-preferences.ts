import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { useCallback } from 'react';
import { savedPreferencesQuery } from './saved-preferences.query';
import { enqueuePreferences } from './preferences-queue';

/** Where wishes outlive the page. Nothing is saved over wishes that are not known yet. */
export const useSavedPreferences = () => {
  const userId = useSession((state) => state.user?.id ?? null);
  const isKnown = useSession((state) => !state.isLoading);
  const client = useQueryClient();
  const {
    data: saved,
    isError,
    refetch,
  } = useQuery({
    ...savedPreferencesQuery(userId),
    enabled: isKnown,
  });
  const ready = isKnown && saved !== undefined;
  const save = useCallback(
    (next: IrexPreferences) => {
      if (!ready) return;
      const preferences = isNeutral(next) ? null : next;
      client.setQueryData(savedPreferencesQuery(userId).queryKey, preferences);
      enqueuePreferences({ userId, wishes: preferences });
    },
    [client, userId, ready],
  );
  return {
    /** Null for nothing wished; undefined until that is known. */
    saved: ready ? saved : undefined,
    save,
    ready,
    /** They could not be fetched. */
    loadFailed: isError && !ready,
    retry: () => void refetch(),
  };
};
