import type { SessionUser, Tier } from './account.js';

const rank: Record<Tier, number> = { free: 0, pro: 1, premium: 2 };

type TierUser = Pick<SessionUser, 'isAdmin' | 'subscriptionTier'>;
type Member = TierUser & Partial<Pick<SessionUser, 'tierInEffect'>>;

/** Settings that extend rights. `launchAccessUntil`: an ISO date until which every member has premium rights, or null. */
export interface EntitlementSettings {
  launchAccessUntil: string | null;
}

/** What a user may do now. A limit of null means unlimited, 0 means none. */
export interface Entitlements {
  searchesPerDay: number | null;
  assistantMessagesPerDay: number | null;
  savedTrips: number | null;
  detailedAnalytics: boolean;
  quest: 'first-week' | 'daily-dash' | 'all';
  voiceAssistant: boolean;
  writeInConnect: boolean;
  adminArea: boolean;
}

/** Whether `user` has `tier` or a higher one. Admins pass every check; null (a visitor) passes none. */
export const hasTier = (user: Member | null, tier: Tier): boolean =>
  user !== null && (user.isAdmin || rank[user.tierInEffect ?? user.subscriptionTier] >= rank[tier]);

/** The tier in effect at `now`: premium for admins and during the launch, else the subscription tier. */
export const getTierInEffect = (user: TierUser, settings: EntitlementSettings, now: Date): Tier => {
  const launch = settings.launchAccessUntil !== null && now < new Date(settings.launchAccessUntil);
  return user.isAdmin || launch ? 'premium' : user.subscriptionTier;
};

const visitor: Entitlements = {
  searchesPerDay: 3,
  assistantMessagesPerDay: 0,
  savedTrips: 1,
  detailedAnalytics: false,
  quest: 'first-week',
  voiceAssistant: false,
  writeInConnect: false,
  adminArea: false,
};

const member: Record<Tier, Entitlements> = {
  free: {
    ...visitor,
    searchesPerDay: 5,
    assistantMessagesPerDay: 5,
    quest: 'daily-dash',
    writeInConnect: true,
  },
  pro: {
    ...visitor,
    searchesPerDay: null,
    assistantMessagesPerDay: 50,
    savedTrips: null,
    quest: 'all',
    writeInConnect: true,
  },
  premium: {
    searchesPerDay: null,
    assistantMessagesPerDay: null,
    savedTrips: null,
    detailedAnalytics: true,
    quest: 'all',
    voiceAssistant: true,
    writeInConnect: true,
    adminArea: false,
  },
};

/** The rights of `user` (null: a visitor) at `now`. The API's guards and the screens both use this function. */
export const getEntitlements = (
  user: TierUser | null,
  settings: EntitlementSettings,
  now: Date,
): Entitlements =>
  user ? { ...member[getTierInEffect(user, settings, now)], adminArea: user.isAdmin } : visitor;
