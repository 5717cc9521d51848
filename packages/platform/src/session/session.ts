import { paths, type SessionUser, type SignInResult, SIGNED_IN_HINT } from '@wanderwork/contracts';
import { http } from '../http/http';
import { onSessionRequired } from '../http/session-required';
import { cacheTimes } from '../query/cache-times';
import { createTabChannel } from '../tabs/tab-channel';
import { setSessionUser, useSession } from './session-store';

/** Whether someone may be signed in, judged by the hint cookie. */
const mayBeSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`));

/** Removes the hint: its session is over. */
const clearSignedInHint = (): void => {
  document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0`;
};

interface Credentials {
  email: string;
  password: string;
  remember?: boolean;
}

/** Tells other tabs that someone signed in or out here. */
const otherTabs = createTabChannel<'changed'>('wanderwork-session');

let lastAnswerAt = Number.NEGATIVE_INFINITY;
/** Only the latest request may set the user: a slow one must not undo a sign-out. */
let latestRequest = 0;

/** `handleNoUser` runs when the server reports that nobody is signed in. */
const fetchUser = async (handleNoUser: () => void): Promise<void> => {
  const ownRequest = ++latestRequest;
  try {
    const user = await http.getOrNull<SessionUser>(paths.api.authUser());
    if (ownRequest !== latestRequest) return;
    lastAnswerAt = Date.now();
    if (user) return setSessionUser(user);
    clearSignedInHint();
    handleNoUser();
  } catch {
    // Unreachable: the current user stays, and the next request tries again.
    if (ownRequest === latestRequest) useSession.setState({ isLoading: false });
  }
};

/** Number of running requests that sign the user out here if the server reports nobody. */
let refetchCount = 0;

const refetch = async (): Promise<void> => {
  refetchCount += 1;
  await fetchUser(() => setSessionUser(null));
  refetchCount -= 1;
};

/**
 * Handles a response that asked a signed-in person to sign in. The response may be older than their sign-in, or
 * belong to a request that was running when they signed out in another tab; then their data is removed here too.
 */
const verifySession = (): void => {
  const { user, hasEnded } = useSession.getState();
  if (user && !hasEnded && refetchCount === 0) void fetchUser(() => useSession.setState({ hasEnded: true }));
};

const refresh = async (): Promise<void> => {
  if (Date.now() - lastAnswerAt >= cacheTimes.user) await refetch();
};

/**
 * Call this after a change that may have ended sessions or switched the user: this tab and the others ask the server
 * again.
 */
const refetchInAllTabs = async (): Promise<void> => {
  await refetch();
  otherTabs.send('changed');
};

/** Applies a change that the server just confirmed: at once in this tab; the other tabs ask the server. */
const update = (change: Partial<SessionUser>): void => {
  const { user } = useSession.getState();
  if (!user) return;
  // A response still on its way may be older.
  latestRequest += 1;
  setSessionUser({ ...user, ...change });
  otherTabs.send('changed');
};

/** While a second factor is pending, nobody is signed in. */
const login = async (credentials: Credentials): Promise<SignInResult> => {
  const result = await http.post<SignInResult>(paths.api.login(), credentials);
  if (result.success && !result.secondFactor) await refetchInAllTabs();
  return result;
};

const postLogout = async (): Promise<void> => {
  try {
    await http.post(paths.api.logout());
  } catch {
    await http.post(paths.api.logoutFallback());
  }
};

/** Throws when neither path ended the session: the person is still signed in and must be told. */
const logout = async (): Promise<void> => {
  await postLogout();
  latestRequest += 1;
  lastAnswerAt = Date.now();
  setSessionUser(null);
  otherTabs.send('changed');
};

export const session = {
  login,
  logout,
  refetchInAllTabs,
  update,
  /** Asks the server now. */
  refetch,
  /** Asks the server if its last response is older than five minutes. */
  refresh,
  /**
   * Asks once, unless nobody can be signed in here, and follows the other tabs and the server's refusals; returns a
   * function that stops it.
   */
  start: (): (() => void) => {
    if (mayBeSignedIn()) void refresh();
    else setSessionUser(null);
    const stops = [otherTabs.follow(() => void refetch()), onSessionRequired(verifySession)];
    return () => stops.forEach((stop) => stop());
  },
};
