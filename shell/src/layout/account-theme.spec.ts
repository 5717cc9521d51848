import { waitFor } from '@testing-library/react';
import { paths, type ThemeChoice } from '@wanderwork/contracts';
import { session, useSession } from '@wanderwork/platform';
import { getChosenTheme, getCurrentTheme, setTheme, showTheme } from '@wanderwork/ui';
import { mockResponse, aUser, mockNetworkError, useServer } from '@wanderwork/testing';
import { chooseTheme, followAccountTheme } from './account-theme';

const createPreferences = (theme: ThemeChoice) => ({ theme, temperatureUnit: null, currency: 'USD' });
const createUserWithTheme = (theme: ThemeChoice) => aUser({ preferences: createPreferences(theme) });

const signInWithTheme = (theme: ThemeChoice) => {
  mockResponse('get', paths.api.authUser(), createUserWithTheme(theme));
  return session.refetch();
};

const visitor = { user: null, isAuthenticated: false, isLoading: false };

describe('the theme of an account', () => {
  useServer();
  let stop = () => {};
  const start = (state: Partial<ReturnType<typeof useSession.getState>>) => {
    useSession.setState(state);
    stop = followAccountTheme();
  };
  beforeEach(() => showTheme('system'));
  afterEach(() => stop());

  it('is shown when the person signs in', async () => {
    start(visitor);
    await signInWithTheme('dark');
    expect([getCurrentTheme(), getChosenTheme()]).toEqual(['dark', 'dark']);
  });

  it('is shown at the next start, also when it was changed elsewhere', async () => {
    setTheme('light');
    start({ ...visitor, isLoading: true });
    await signInWithTheme('dark');
    expect(getCurrentTheme()).toBe('dark');
    await signInWithTheme('system');
    expect(getChosenTheme()).toBeNull();
  });

  it('changes with the switch in the header', async () => {
    const saved = mockResponse('patch', paths.api.account.preferences(), {
      ...createPreferences('light'),
      newsletter: 'none',
    });
    start(visitor);
    await signInWithTheme('dark');
    chooseTheme('light');
    expect(getCurrentTheme()).toBe('light');
    await waitFor(() => expect(useSession.getState().user?.preferences.theme).toBe('light'));
    expect(saved.map(({ body }) => body)).toEqual([{ theme: 'light' }]);
  });

  it('takes over a visitor’s choice if the account has none', async () => {
    const saved = mockResponse('patch', paths.api.account.preferences(), {
      ...createPreferences('dark'),
      newsletter: 'none',
    });
    start(visitor);
    chooseTheme('dark');
    await signInWithTheme('system');
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(getCurrentTheme()).toBe('dark');
  });

  it('does not undo a switch made before the server answered', async () => {
    const saved = mockResponse('patch', paths.api.account.preferences(), {
      ...createPreferences('dark'),
      newsletter: 'none',
    });
    start({ ...visitor, isLoading: true });
    chooseTheme('dark');
    await signInWithTheme('light');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(getCurrentTheme()).toBe('dark');
  });

  it('stays in this browser when saving fails', async () => {
    const requests = mockNetworkError('patch', paths.api.account.preferences());
    start(visitor);
    await signInWithTheme('light');
    chooseTheme('dark');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(getCurrentTheme()).toBe('dark');
  });

  it('is reset at sign-out, and a visitor’s stays', async () => {
    mockResponse('post', paths.api.logout(), {});
    start(visitor);
    await signInWithTheme('dark');
    await session.logout();
    expect(getChosenTheme()).toBeNull();
    chooseTheme('dark');
    useSession.setState({ isPremium: false });
    expect(getChosenTheme()).toBe('dark');
  });
});
