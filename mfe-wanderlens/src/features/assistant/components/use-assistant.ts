import { useQueryClient } from '@tanstack/react-query';
import type { CityDetail } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { slugToName } from '../../../shared/slug-to-name';
import { ALLOWANCE_KEY, CONVERSATIONS_KEY } from '../api/assistant-api';
import { assistant } from '../api/assistant-store';
import { isOpen } from '../model/answer';

/** The names of cities whose page was opened; others are read from their address. */
const useCityNames = () => {
  const client = useQueryClient();
  return useCallback(
    (slug: string) => client.getQueryData<CityDetail>(['city', slug])?.name ?? slugToName(slug),
    [client],
  );
};

/** Whose assistant it is, and what changes with each answer: the allowance and the list. */
export const useAssistant = () => {
  const owner = useSession((state) => state.user?.id ?? null);
  const isKnown = useSession((state) => !state.isLoading);
  const client = useQueryClient();
  const isBusy = useStore(assistant.state, ({ turns }) => turns.some(({ answer }) => isOpen(answer)));
  useEffect(() => {
    if (isKnown) assistant.setOwner(owner);
  }, [owner, isKnown]);
  useEffect(() => {
    if (isBusy) return;
    void client.invalidateQueries({ queryKey: [ALLOWANCE_KEY] });
    void client.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
  }, [isBusy, client]);
  return { owner, isKnown, isBusy, getName: useCityNames() };
};
