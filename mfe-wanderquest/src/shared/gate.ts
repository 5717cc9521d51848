import { entitlementsOf, type SessionUser } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { type Players } from './modes';

/** Why somebody may not begin a mode, or null. */
export type Gate = 'sign-in' | 'upgrade' | null;

const rightsOf = (user: SessionUser | null) =>
  entitlementsOf(
    user && { isAdmin: user.isAdmin, subscriptionTier: user.tierInEffect },
    // The server has reckoned it into the tier that is in effect.
    { launchAccessUntil: null },
    new Date(),
  );

/** Runs are played on one's own device, so this explains whom a mode is for; it guards nothing that the server keeps. */
const gateOf = (user: SessionUser | null, players: Players): Gate => {
  const { quest } = rightsOf(user);
  if (players === 'everyone' || quest === 'all') return null;
  if (players === 'members') return user ? null : 'sign-in';
  return 'upgrade';
};

/** The gate before a mode for whoever is signed in; `undefined` until that is known. */
export const useGate = (players: Players): Gate | undefined => {
  const user = useSession((state) => state.user);
  const unknown = useSession((state) => state.isLoading);
  const gate = gateOf(user, players);
  return unknown && gate ? undefined : gate;
};
