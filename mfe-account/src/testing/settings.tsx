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
import { mockResponse, aUser, mockError, renderAt } from '@wanderwork/testing';
import App from '../app';

const { account } = paths.api;

/** The preferences of a member who never changed any. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  temperatureUnit: null,
  currency: 'USD',
  newsletter: 'none',
};

export const emptyProfile: Profile = {
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

const aSession = (id: string, change: Partial<SessionSummary> = {}): SessionSummary => ({
  id,
  device: `Browser ${id}`,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSeenAt: '2026-01-02T03:04:05.000Z',
  current: false,
  remembered: true,
  ...change,
});

/** For `beforeEach`: the server knows Ana, who is signed in here and in two other browsers. */
export const answerSettings = (): void => {
  useToasts.setState({ toasts: [] });
  mockResponse('get', account.preferences(), defaultPreferences);
  mockResponse('get', account.profile(), emptyProfile);
  mockResponse('get', paths.api.connect.profile(), { profile: null });
  mockResponse('get', account.sessions(), [
    aSession('here', { current: true }),
    aSession('a'),
    aSession('b'),
  ]);
  mockResponse('get', account.secondFactors(), { totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
};

/** For `afterEach`. */
export const resetSession = (): void =>
  act(() => useSession.setState({ user: null, isAuthenticated: false }));

/** Opens a section of the settings; without one, the preferences. */
export const openSettings = (
  section?: Parameters<typeof paths.web.settings>[0],
  change: Parameters<typeof aUser>[0] = {},
) => {
  const user = aUser(change);
  mockResponse('get', paths.api.authUser(), user);
  act(() => useSession.setState({ user, isAuthenticated: true, isLoading: false }));
  return renderAt(paths.web.settings(section), <App />);
};

export const getLastToast = () => useToasts.getState().toasts[0];

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The server requires reauthentication, and accepts it. Returns the received requests. */
export const requireProof = (method: 'get' | 'post', path: string) => {
  mockError(method, path, {
    statusCode: 403,
    code: errorCodes.freshRequired,
    message: 'Please confirm it’s you.',
  });
  return mockResponse('post', paths.api.fresh(), {});
};

export const reauthenticate = async () => {
  const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" });
  await userEvent.type(within(dialog).getByLabelText('Password'), 'a long walk home');
  return userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
};
