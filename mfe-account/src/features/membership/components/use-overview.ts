import { useQuery, useQueryClient } from '@tanstack/react-query';
import { session, useSession } from '@wanderwork/platform';
import { useEffect } from 'react';
import { overviewQuery } from '../api/overview.query';

/**
 * What the member pays for; asked for only where somebody is signed in. Where it and the session disagree on the tier, one
 * of them is older: it is asked again, and with the session every tab.
 */
export const useOverview = () => {
  const client = useQueryClient();
  const held = useSession(({ user }) => user?.subscriptionTier);
  const query = useQuery({ ...overviewQuery, enabled: held !== undefined });
  const { data, dataUpdatedAt } = query;

  useEffect(() => {
    const now = useSession.getState().user?.subscriptionTier;
    if (data && now !== undefined && now !== data.tier) void session.changed();
  }, [data, dataUpdatedAt]);

  useEffect(() => {
    const shown = client.getQueryData(overviewQuery.queryKey);
    if (shown && held !== undefined && shown.tier !== held)
      void client.invalidateQueries({ queryKey: ['subscription'] });
  }, [client, held]);

  return query;
};
