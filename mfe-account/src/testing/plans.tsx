import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type PlanList, type SubscriptionOverview } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { answer, aUser, disconnect, renderAt } from '@wanderwork/testing';
import App from '../app';
import { anOverview, somePlans } from './billing';

interface Known {
  overview?: SubscriptionOverview;
  /** The server does not answer what they pay for. */
  lost?: boolean;
  plans?: PlanList;
  user?: Parameters<typeof aUser>[0];
}

/** Nobody is signed in, and nothing is said yet. */
export const nobody = (): void => {
  useToasts.setState({ toasts: [] });
  act(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
};

/** Opens `path` as a member of whom the server knows `overview`. */
export const openAsMember = (
  path: string,
  { overview = anOverview(), plans = somePlans, user, lost = false }: Known = {},
) => {
  const member = aUser({ subscriptionTier: overview.tier, ...user });
  answer('get', paths.api.authUser(), member);
  answer('get', paths.api.billing.plans(), plans);
  if (lost) disconnect('get', paths.api.billing.subscription());
  else answer('get', paths.api.billing.subscription(), overview);
  act(() => useSession.setState({ user: member, isAuthenticated: true, isLoading: false }));
  return renderAt(path, <App />);
};

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const lastToast = () => useToasts.getState().toasts[0];
