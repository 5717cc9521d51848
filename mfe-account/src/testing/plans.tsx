import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type PlanList, type SubscriptionOverview } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { mockResponse, aUser, mockNetworkError, renderAt } from '@wanderwork/testing';
import App from '../app';
import { anOverview, somePlans } from './billing';

interface MemberOptions {
  overview?: SubscriptionOverview;
  /** True if the server does not answer the request for the plan. */
  isPlanUnavailable?: boolean;
  plans?: PlanList;
  user?: Parameters<typeof aUser>[0];
}

/** Resets to a visitor without toasts. */
export const signOut = (): void => {
  useToasts.setState({ toasts: [] });
  act(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
};

/** Opens `path` as a member with the plan `overview`. */
export const openAsMember = (
  path: string,
  { overview = anOverview(), plans = somePlans, user, isPlanUnavailable = false }: MemberOptions = {},
) => {
  const member = aUser({ subscriptionTier: overview.tier, ...user });
  mockResponse('get', paths.api.authUser(), member);
  mockResponse('get', paths.api.billing.plans(), plans);
  if (isPlanUnavailable) mockNetworkError('get', paths.api.billing.subscription());
  else mockResponse('get', paths.api.billing.subscription(), overview);
  act(() => useSession.setState({ user: member, isAuthenticated: true, isLoading: false }));
  return renderAt(path, <App />);
};

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const getLastToast = () => useToasts.getState().toasts[0];
