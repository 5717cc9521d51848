import { paths, type SessionUser, type SignInResult } from '@wanderwork/contracts';
import { http } from '../http/http';
import { onSessionRequired } from '../http/session-required';
import { cacheTimes } from '../query/cache-times';
import { tabChannel } from '../tabs/tab-channel';
import { setSessionUser, useSession } from './session-store';
import { clearSignedInHint, mayBeSignedIn } from './signed-in-hint';

interface Credentials {
  email: string;
  password: string;
  remember?: boolean;
}

/** Other tabs are told that somebody signed in or out here. */
const otherTabs = tabChannel<'changed'>('wanderwork-session');

let lastAnswerAt = Number.NEGATIVE_INFINITY;
/** Only the newest question may answer: a slow one must not undo a sign-out. */
let latestRequest = 0;

/** `gone`: what it means here that the server knows nobody. */
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
    // Unreachable: whoever was here stays, nobody new appears, and the next question asks again.
    if (ownRequest === latestRequest) useSession.setState({ isLoading: false });
  }
};

/** How many are under way of the questions after which whoever is gone is gone. */
let refetchCount = 0;

const refetch = async (): Promise<void> => {
  refetchCount += 1;
  await fetchUser(() => setSessionUser(null));
  refetchCount -= 1;
};

/**
 * The server asked somebody to sign in whom this page takes for signed in. An answer from before they were may say so too,
 * and so may one to something that was under way when they signed out in another tab: then nothing of theirs stays here.
 */
const verifySession = (): void => {
  const { user, hasEnded } = useSession.getState();
  if (user && !hasEnded && refetchCount === 0) void fetchUser(() => useSession.setState({ hasEnded: true }));
};

const refresh = async (): Promise<void> => {
  if (Date.now() - lastAnswerAt >= cacheTimes.user) await refetch();
};

/** What a page has just done may have ended sessions or changed who one is: this and the other tabs ask again. */
const changed = async (): Promise<void> => {
  await refetch();
  otherTabs.tell('changed');
};

/** What the server has just answered about who is signed in: it holds here at once, and the other tabs ask. */
const update = (change: Partial<SessionUser>): void => {
  const { user } = useSession.getState();
  if (!user) return;
  // An answer that is still on its way may be older.
  latestRequest += 1;
  setSessionUser({ ...user, ...change });
  otherTabs.tell('changed');
};

/** With a second factor still asked for, nobody is signed in. */
const login = async (credentials: Credentials): Promise<SignInResult> => {
  const result = await http.post<SignInResult>(paths.api.login(), credentials);
  if (result.success && !result.secondFactor) await changed();
  return result;
};

const postLogout = async (): Promise<void> => {
  try {
    await http.post(paths.api.logout());
  } catch {
    await http.post(paths.api.logoutFallback());
  }
};

/** Throws when neither path ended the session: then the person is still signed in, and is told so. */
const logout = async (): Promise<void> => {
  await postLogout();
  latestRequest += 1;
  lastAnswerAt = Date.now();
  setSessionUser(null);
  otherTabs.tell('changed');
};

export const session = {
  login,
  logout,
  changed,
  update,
  /** Asks the server now. */
  refetch,
  /** Asks the server when its last answer is older than five minutes. */
  refresh,
  /** Asks once, unless nobody can be signed in here, and follows the other tabs and the server's refusals; returns how to stop. */
  start: (): (() => void) => {
    if (mayBeSignedIn()) void refresh();
    else setSessionUser(null);
    const stops = [otherTabs.follow(() => void refetch()), onSessionRequired(verifySession)];
    return () => stops.forEach((stop) => stop());
  },
};
