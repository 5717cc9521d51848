import { waitFor } from '@testing-library/react';
import { paths, type ThemeChoice } from '@wanderwork/contracts';
import { session, useSession } from '@wanderwork/platform';
import { chosenTheme, currentTheme, setTheme, showTheme } from '@wanderwork/ui';
import { answer, aUser, disconnect, useServer } from '@wanderwork/testing';
import { chooseTheme, followAccountTheme } from './account-theme';

const display = (theme: ThemeChoice) => ({ theme, temperatureUnit: null, currency: 'USD' });
const preferring = (theme: ThemeChoice) => aUser({ preferences: display(theme) });

const arrive = (theme: ThemeChoice) => {
  answer('get', paths.api.authUser(), preferring(theme));
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

  it('is shown where its owner signs in', async () => {
    start(visitor);
    await arrive('dark');
    expect([currentTheme(), chosenTheme()]).toEqual(['dark', 'dark']);
  });

  it('is shown at the next start, also when it was changed elsewhere since', async () => {
    setTheme('light');
    start({ ...visitor, isLoading: true });
    await arrive('dark');
    expect(currentTheme()).toBe('dark');
    await arrive('system');
    expect(chosenTheme()).toBeNull();
  });

  it('is what the switch of the header says from then on', async () => {
    const saved = answer('patch', paths.api.account.preferences(), {
      ...display('light'),
      newsletter: 'none',
    });
    start(visitor);
    await arrive('dark');
    chooseTheme('light');
    expect(currentTheme()).toBe('light');
    await waitFor(() => expect(useSession.getState().user?.preferences.theme).toBe('light'));
    expect(saved.map(({ body }) => body)).toEqual([{ theme: 'light' }]);
  });

  it('takes over what its owner chose as a visitor, if they never chose for the account', async () => {
    const saved = answer('patch', paths.api.account.preferences(), {
      ...display('dark'),
      newsletter: 'none',
    });
    start(visitor);
    chooseTheme('dark');
    await arrive('system');
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(currentTheme()).toBe('dark');
  });

  it('does not undo a switch that was quicker than the server', async () => {
    const saved = answer('patch', paths.api.account.preferences(), {
      ...display('dark'),
      newsletter: 'none',
    });
    start({ ...visitor, isLoading: true });
    chooseTheme('dark');
    await arrive('light');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(currentTheme()).toBe('dark');
  });

  it('holds in this browser although it could not be saved', async () => {
    const asked = disconnect('patch', paths.api.account.preferences());
    start(visitor);
    await arrive('light');
    chooseTheme('dark');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(currentTheme()).toBe('dark');
  });

  it('is gone once they sign out, and a visitor’s stays', async () => {
    answer('post', paths.api.logout(), {});
    start(visitor);
    await arrive('dark');
    await session.logout();
    expect(chosenTheme()).toBeNull();
    chooseTheme('dark');
    useSession.setState({ isPremium: false });
    expect(chosenTheme()).toBe('dark');
  });
});
