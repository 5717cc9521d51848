import {
  getEntitlements,
  canPlay,
  SIGNED_IN_HINT,
  type Entitlements,
  type SessionUser,
} from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { type Mode } from '@wanderwork/quest-engine';
import { useEffect, useState } from 'react';
import { gameStorage } from './saves/game-storage';

/** Why a player may not start a mode, or null. */
export type Gate = 'sign-in' | 'upgrade' | null;

type PlayRights = Pick<Entitlements, 'quest'>;

const KEY = 'may play';

const getRights = (user: SessionUser | null): PlayRights =>
  getEntitlements(
    user && { isAdmin: user.isAdmin, subscriptionTier: user.tierInEffect },
    // The tier in effect already includes it.
    { launchAccessUntil: null },
    new Date(),
  );

/** The cookie says someone is signed in, but the session cannot be verified offline. */
const isSessionUnverified = (): boolean => document.cookie.includes(`${SIGNED_IN_HINT}=`);

const isPlayRights = (value: unknown): value is PlayRights =>
  ['first-week', 'daily-dash', 'all'].includes((value as PlayRights | null)?.quest ?? '');

/** The rights known from the last connection. They only unlock what is open offline. */
const readCachedRights = async (): Promise<PlayRights> => {
  const storedValue = await gameStorage.read(KEY).catch(() => null);
  return isPlayRights(storedValue) ? storedValue : getRights(null);
};

/** What the player may play; null until known. */
const useRights = (): PlayRights | null => {
  const user = useSession((state) => state.user);
  const unknown = useSession((state) => state.isLoading);
  const [offline, setOffline] = useState<PlayRights | null>(null);
  useEffect(() => {
    if (user) void gameStorage.change(KEY, () => ({ quest: getRights(user).quest })).catch(() => undefined);
    else if (!unknown && isSessionUnverified()) void readCachedRights().then(setOffline);
  }, [user, unknown]);
  if (user) return getRights(user);
  if (unknown) return null;
  return isSessionUnverified() ? offline : getRights(null);
};

/**
 * Whether a mode is open to the player; `undefined` until known. It only informs: the server checks the plan when
 * a run starts.
 */
export const useGate = (mode: Mode): Gate | undefined => {
  const may = useRights();
  if (mode === 'first_week') return null;
  if (!may) return undefined;
  if (canPlay(may, mode)) return null;
  return may.quest === 'first-week' && mode === 'daily_dash' ? 'sign-in' : 'upgrade';
};
