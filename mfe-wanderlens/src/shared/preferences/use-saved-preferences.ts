import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { useCallback } from 'react';
import { savedPreferencesQuery } from './saved-preferences.query';
import { enqueuePreferences } from './preferences-queue';

/** The saved preferences. Nothing is saved before the current ones are known. */
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
    /** Null for none; undefined while unknown. */
    saved: ready ? saved : undefined,
    save,
    ready,
    /** The preferences could not be loaded. */
    loadFailed: isError && !ready,
    retry: () => void refetch(),
  };
};
