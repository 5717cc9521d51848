import type { SessionUser } from '@wanderwork/contracts';
import { fakeApi, json, refusal } from '../testing/fake-api';
import { cacheTimes } from '../query/cache-times';
import { toPersonalName, writeStored } from '../query/stored-cache';
import { http } from '../http/http';
import { session } from './session';
import { useSession } from './session-store';

const ada: SessionUser = {
  id: '1',
  email: 'ada@example.com',
  emailConfirmed: true,
  name: 'Ada Byron',
  firstName: 'Ada',
  lastName: 'Byron',
  profileImageUrl: null,
  isAdmin: false,
  subscriptionTier: 'free',
  tierInEffect: 'free',
  mustChangePassword: false,
  preferences: { theme: 'system', temperatureUnit: 'celsius', currency: 'USD' },
};

const signIn = async (user: SessionUser = ada) => {
  fakeApi(() => json(user));
  await session.refetch();
  jest.restoreAllMocks();
};

/** Another tab of the same browser, which hears this tab's messages and can send its own. */
const openOtherTab = () => new BroadcastChannel('wanderwork-session');

const waitForMessage = (tab: BroadcastChannel) =>
  new Promise((resolve) => tab.addEventListener('message', ({ data }) => resolve(data), { once: true }));

afterEach(() => jest.restoreAllMocks());

describe('the session', () => {
  it('does not ask the server without a hint that someone is signed in', () => {
    const calls = fakeApi(() => json(ada));
    session.start()();
    expect(calls).toEqual([]);
    expect(useSession.getState()).toMatchObject({ user: null, isLoading: false });
  });

  it('asks at the start with the hint, and removes the hint when the server reports nobody', async () => {
    document.cookie = 'wanderwork_signed_in=1; Path=/';
    const calls = fakeApi(() => refusal(401, 'auth.session_required'));
    await session.refetch();
    session.start()();
    expect(calls).toHaveLength(1);
    expect(document.cookie).not.toContain('wanderwork_signed_in');
  });

  it('reads 401 as nobody', async () => {
    fakeApi(() => refusal(401, 'auth.session_required'));
    await session.refetch();
    expect(useSession.getState()).toEqual({
      user: null,
      isAuthenticated: false,
      isLoading: false,
      hasEnded: false,
      isPremium: false,
    });
  });

  it.each([
    [{ subscriptionTier: 'premium' as const, tierInEffect: 'premium' as const }, true],
    [{ subscriptionTier: 'pro' as const, tierInEffect: 'pro' as const }, false],
    [{ subscriptionTier: 'free' as const, tierInEffect: 'premium' as const }, true],
    [{ isAdmin: true }, true],
  ])('computes whether %o is premium: %s', async (change, expected) => {
    await signIn({ ...ada, ...change });
    expect(useSession.getState()).toMatchObject({ isAuthenticated: true, isPremium: expected });
  });

  it('asks again only after five minutes', async () => {
    jest.useFakeTimers();
    await signIn();
    const calls = fakeApi(() => json(ada));
    jest.advanceTimersByTime(cacheTimes.user - 1);
    await session.refresh();
    const early = calls.length;
    jest.advanceTimersByTime(1);
    await session.refresh();
    jest.useRealTimers();
    expect([early, calls.length]).toEqual([0, 1]);
  });

  it('keeps the user when the server cannot be reached', async () => {
    await signIn();
    fakeApi(() => new TypeError('Failed to fetch'));
    await session.refetch();
    expect(useSession.getState().user).toEqual(ada);
  });

  it('removes stored entries of the previous person and entries that are too old', async () => {
    localStorage.clear();
    await signIn();
    for (const name of [toPersonalName('1', 'q'), toPersonalName('2', 'q'), 'public'])
      writeStored(name, name);
    localStorage.setItem(
      `wanderwork_cache_${toPersonalName('1', 'old')}`,
      JSON.stringify({ data: 1, timestamp: Date.now() - cacheTimes.search }),
    );
    await signIn();
    expect(Object.keys(localStorage).sort()).toEqual([
      'wanderwork_cache_of_1:q',
      'wanderwork_cache_public',
      'wanderwork_currency',
      'wanderwork_degrees',
    ]);
    fakeApi(() => json({ success: true }));
    await session.logout();
    expect(Object.keys(localStorage)).toEqual(['wanderwork_cache_public']);
  });

  it('reads the user after a login and notifies the other tabs', async () => {
    const tab = openOtherTab();
    const message = waitForMessage(tab);
    fakeApi(({ path }) => json(path.endsWith('/login') ? { success: true, message: 'Welcome' } : ada));
    await session.login({ email: ada.email, password: 'secret-enough' });
    expect(useSession.getState().user).toEqual(ada);
    await expect(message).resolves.toBe('changed');
    tab.close();
  });

  it.each([
    ['still asks for a second factor', { success: true, message: 'One more step', secondFactor: ['totp'] }],
    ['was refused', { success: false, message: 'No' }],
  ])('signs nobody in when the login %s', async (_what, result) => {
    fakeApi(() => refusal(401, 'auth.session_required'));
    await session.refetch();
    const calls = fakeApi(({ path }) => json(path.endsWith('/login') ? result : ada));
    await session.login({ email: ada.email, password: 'secret-enough' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/login']);
    expect(useSession.getState().user).toBeNull();
  });

  it('applies an update at once, ignores an older response and notifies the other tabs', async () => {
    await signIn();
    const tab = openOtherTab();
    const message = waitForMessage(tab);
    let answerLate = (_response: Response) => {};
    fakeApi(() => new Promise((resolve) => (answerLate = resolve)));
    const slow = session.refetch();
    session.update({ name: 'Ada Lovelace' });
    answerLate(json(ada));
    await slow;
    expect(useSession.getState().user?.name).toBe('Ada Lovelace');
    await expect(message).resolves.toBe('changed');
    tab.close();
  });

  it('follows another tab', async () => {
    await signIn();
    fakeApi(() => refusal(401, 'auth.session_required'));
    const stop = session.start();
    const tab = openOtherTab();
    const gone = new Promise<void>((resolve) => {
      const unsubscribe = useSession.subscribe(({ user }) => {
        if (user) return;
        unsubscribe();
        resolve();
      });
    });
    tab.postMessage('changed');
    await gone;
    stop();
    tab.close();
    expect(useSession.getState().isAuthenticated).toBe(false);
  });

  describe('that has ended on the server', () => {
    let stop = () => {};
    /** Responds to `/mine` and to the request for the current user. */
    const mockServer = (refused: Response, user: SessionUser | null) =>
      fakeApi(({ path }) => {
        if (path === '/mine') return refused.clone();
        return user ? json(user) : refusal(401, 'auth.session_required');
      });
    const requestMine = async () => {
      await http.get('/mine').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    };
    beforeEach(async () => {
      await signIn();
      stop = session.start();
      await signIn();
    });
    afterEach(() => stop());

    it('keeps the user on the page and says so', async () => {
      mockServer(refusal(401, 'auth.session_required'), null);
      await requestMine();
      expect(useSession.getState()).toMatchObject({ user: ada, isAuthenticated: true, hasEnded: true });
    });

    it('asks only once, however often requests are refused', async () => {
      const calls = mockServer(refusal(401, 'auth.session_required'), null);
      await requestMine();
      await requestMine();
      expect(calls.map(({ path }) => path)).toEqual(['/mine', '/api/auth/user', '/mine']);
    });

    it('continues when the person signs in again, also in another tab', async () => {
      mockServer(refusal(401, 'auth.session_required'), null);
      await requestMine();
      fakeApi(() => json(ada));
      await session.refetch();
      expect(useSession.getState()).toMatchObject({ user: ada, hasEnded: false });
    });

    it.each([
      ['a refusal from before they signed in', 'auth.session_required', ada],
      ['a refusal for another reason', 'auth.invalid_credentials', null],
    ])('does not count as ended after %s', async (_what, code, user) => {
      mockServer(refusal(401, code), user);
      await requestMine();
      expect(useSession.getState()).toMatchObject({ user: ada, hasEnded: false });
    });

    it('leaves a visitor a visitor when a request needs a session', async () => {
      fakeApi(() => refusal(401, 'auth.session_required'));
      await session.refetch();
      await requestMine();
      expect(useSession.getState()).toMatchObject({ user: null, hasEnded: false });
    });

    it('signs out after a sign-out in another tab, also when a request is refused at that moment', async () => {
      const answers: ((response: Response) => void)[] = [];
      fakeApi(({ path }) =>
        path === '/mine'
          ? refusal(401, 'auth.session_required')
          : new Promise((resolve) => answers.push(resolve)),
      );
      const refetching = session.refetch();
      await requestMine();
      for (const answer of answers) answer(refusal(401, 'auth.session_required'));
      await refetching;
      await new Promise((resolve) => setTimeout(resolve));
      expect(useSession.getState()).toMatchObject({ user: null, hasEnded: false });
    });

    it('signs out after a sign-out in another tab', async () => {
      mockServer(refusal(401, 'auth.session_required'), null);
      await requestMine();
      await session.refetch();
      expect(useSession.getState()).toMatchObject({ user: null, hasEnded: false });
    });
  });

  it('uses the second sign-out path when the first one fails', async () => {
    await signIn();
    const calls = fakeApi(({ path }) => (path === '/api/auth/logout' ? refusal(500, 'internal') : json({})));
    await session.logout();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/auth/logout',
      'POST /api/logout',
    ]);
    expect(useSession.getState().user).toBeNull();
  });

  it('keeps the user when signing out fails', async () => {
    await signIn();
    fakeApi(() => refusal(500, 'internal'));
    await expect(session.logout()).rejects.toMatchObject({ status: 500 });
    expect(useSession.getState().user).toEqual(ada);
  });

  it('ignores a slow response after a sign-out', async () => {
    await signIn();
    let answerLate = (_response: Response) => {};
    fakeApi(({ path }) =>
      path === '/api/auth/user' ? new Promise((resolve) => (answerLate = resolve)) : json({}),
    );
    const slow = session.refetch();
    await session.logout();
    answerLate(json(ada));
    await slow;
    expect(useSession.getState().user).toBeNull();
  });
});
