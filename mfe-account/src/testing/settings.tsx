import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  errorCodes,
  paths,
  type Preferences,
  type Profile,
  type SessionSummary,
} from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { answer, aUser, refuse, renderAt } from '@wanderwork/testing';
import App from '../app';

const { account } = paths.api;

/** What the server has of somebody who never chose anything. */
export const plainPreferences: Preferences = {
  theme: 'system',
  temperatureUnit: null,
  currency: 'USD',
  newsletter: 'none',
};

export const plainProfile: Profile = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ferreira',
  pictureUrl: null,
  homeCity: null,
  homePlace: null,
  passports: [],
  clientTimeZone: null,
  clientHoursFrom: null,
  clientHoursTo: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  deletionDueAt: null,
};

const browser = (id: string, change: Partial<SessionSummary> = {}): SessionSummary => ({
  id,
  device: `Browser ${id}`,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSeenAt: '2026-01-02T03:04:05.000Z',
  current: false,
  remembered: true,
  ...change,
});

/** Before each test: the server knows Ana, who is signed in here and in two other browsers. */
export const answerSettings = (): void => {
  useToasts.setState({ toasts: [] });
  answer('get', account.preferences(), plainPreferences);
  answer('get', account.profile(), plainProfile);
  answer('get', account.sessions(), [browser('here', { current: true }), browser('a'), browser('b')]);
  answer('get', account.secondFactors(), { totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
};

/** After each test. */
export const leaveSettings = (): void =>
  act(() => useSession.setState({ user: null, isAuthenticated: false }));

export const openSettings = (change: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser(change);
  answer('get', paths.api.authUser(), user);
  act(() => useSession.setState({ user, isAuthenticated: true, isLoading: false }));
  return renderAt('/settings', <App />);
};

export const lastToast = () => useToasts.getState().toasts[0];

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The server wants a fresh proof, and takes this one. */
export const wantProof = (method: 'get' | 'post', path: string) => {
  refuse(method, path, {
    statusCode: 403,
    code: errorCodes.freshRequired,
    message: 'Please show who you are',
  });
  return answer('post', paths.api.fresh(), {});
};

export const prove = async () => {
  const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" });
  await userEvent.type(within(dialog).getByLabelText('Password'), 'a long walk home');
  return userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
};
