import {
  entitlementsOf,
  mayPlay,
  SIGNED_IN_HINT,
  type Entitlements,
  type SessionUser,
} from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { type Mode } from '@wanderwork/quest-engine';
import { useEffect, useState } from 'react';
import { gameStorage } from './saves/game-storage';

/** Why somebody may not begin a mode, or null. */
export type Gate = 'sign-in' | 'upgrade' | null;

type PlayRights = Pick<Entitlements, 'quest'>;

const KEY = 'may play';

const getRights = (user: SessionUser | null): PlayRights =>
  entitlementsOf(
    user && { isAdmin: user.isAdmin, subscriptionTier: user.tierInEffect },
    // The server has reckoned it into the tier that is in effect.
    { launchAccessUntil: null },
    new Date(),
  );

/** Somebody is signed in here whom nobody could be asked about: there is no connection. */
const isSessionUnverified = (): boolean => document.cookie.includes(`${SIGNED_IN_HINT}=`);

const isPlayRights = (value: unknown): value is PlayRights =>
  ['first-week', 'daily-dash', 'all'].includes((value as PlayRights | null)?.quest ?? '');

/** What was known of the player's rights when there was a connection; it only saves a way that is open offline. */
const readCachedRights = async (): Promise<PlayRights> => {
  const kept = await gameStorage.read(KEY).catch(() => null);
  return isPlayRights(kept) ? kept : getRights(null);
};

/** What whoever plays here may play; null until that is known. */
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
 * The gate before a mode for whoever is signed in; `undefined` until that is known. It explains, and guards nothing:
 * the server asks for the plan itself where a run begins there.
 */
export const useGate = (mode: Mode): Gate | undefined => {
  const may = useRights();
  if (mode === 'first_week') return null;
  if (!may) return undefined;
  if (mayPlay(may, mode)) return null;
  return may.quest === 'first-week' && mode === 'daily_dash' ? 'sign-in' : 'upgrade';
};
