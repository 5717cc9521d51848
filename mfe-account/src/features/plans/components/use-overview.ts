import { useQuery, useQueryClient } from '@tanstack/react-query';
import { session, useSession } from '@wanderwork/platform';
import { useEffect } from 'react';
import { overviewQuery } from '../api/overview.query';

/**
 * The plan of the signed-in member; nothing is fetched for visitors. If the plan and the session disagree on the tier,
 * one of them is outdated: both are fetched again, the session in every tab.
 */
export const useOverview = () => {
  const client = useQueryClient();
  const sessionTier = useSession(({ user }) => user?.subscriptionTier);
  const query = useQuery({ ...overviewQuery, enabled: sessionTier !== undefined });
  const { data, dataUpdatedAt } = query;

  useEffect(() => {
    const currentTier = useSession.getState().user?.subscriptionTier;
    if (data && currentTier !== undefined && currentTier !== data.tier) void session.refetchInAllTabs();
  }, [data, dataUpdatedAt]);

  useEffect(() => {
    const cached = client.getQueryData(overviewQuery.queryKey);
    if (cached && sessionTier !== undefined && cached.tier !== sessionTier)
      void client.invalidateQueries({ queryKey: ['subscription'] });
  }, [client, sessionTier]);

  return query;
};
