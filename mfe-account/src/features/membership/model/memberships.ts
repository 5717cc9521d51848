import { entitlementsOf, tiers, type Entitlements, type Tier } from '@wanderwork/contracts';

const closed = { launchAccessUntil: null };

export const tierNames: Record<Tier, string> = { free: 'Free', pro: 'Pro', premium: 'Premium' };

/** The words under a person's name. */
export const tierBadges: Record<Tier, string> = { free: 'Free Tier', pro: 'Pro', premium: 'Premium' };

const count = (limit: number | null): string => (limit === null ? 'No limit' : String(limit));
const yesNo = (allowed: boolean): string => (allowed ? 'Yes' : 'No');

const quest: Record<Entitlements['quest'], string> = {
  'first-week': 'First Week',
  'daily-dash': 'First Week, Daily Dash',
  all: 'Every mode',
};

const capabilities: [name: string, words: (rights: Entitlements) => string][] = [
  ['City searches a day', ({ searchesPerDay }) => count(searchesPerDay)],
  [
    'Detailed analytics, compare, reports',
    ({ detailedAnalytics }) => (detailedAnalytics ? 'Every city' : 'The three samples'),
  ],
  ['Saved trips', ({ savedTrips }) => count(savedTrips)],
  ['Travel assistant, messages a day', ({ assistantMessagesPerDay }) => count(assistantMessagesPerDay)],
  ['WanderQuest', (rights) => quest[rights.quest]],
  ['Write in Connect', ({ writeInConnect }) => yesNo(writeInConnect)],
  ['Voice assistant', ({ voiceAssistant }) => yesNo(voiceAssistant)],
];

/** What each tier includes, from the same function that the server asks. */
export const membershipTable = (): { capability: string; values: Record<Tier, string> }[] => {
  const now = new Date();
  const rights = (tier: Tier) => entitlementsOf({ isAdmin: false, subscriptionTier: tier }, closed, now);
  return capabilities.map(([capability, words]) => ({
    capability,
    values: Object.fromEntries(tiers.map((tier) => [tier, words(rights(tier))])) as Record<Tier, string>,
  }));
};
