import { getEntitlements, tiers, type Entitlements, type Tier } from '@wanderwork/contracts';

const noLaunch = { launchAccessUntil: null };

/** The columns of the table. */
export const audiences = ['visitor', ...tiers] as const;
export type Audience = (typeof audiences)[number];

interface Capability {
  name: string;
  /** The text in the table for a tier. */
  tableText: (rights: Entitlements) => string;
  /** The text on a plan's card; null if the plan doesn't include it. */
  point: (rights: Entitlements) => string | null;
}

const formatLimit = (limit: number | null): string => (limit === null ? 'Unlimited' : String(limit));
const formatYesNo = (allowed: boolean): string => (allowed ? 'Yes' : 'No');

const questLabels: Record<Entitlements['quest'], string> = {
  'first-week': 'First Week',
  'daily-dash': 'First Week, Daily Dash',
  all: 'All modes',
};

const capabilities: Capability[] = [
  {
    name: 'City searches per day',
    tableText: ({ searchesPerDay }) => formatLimit(searchesPerDay),
    point: ({ searchesPerDay }) =>
      searchesPerDay === null ? 'Unlimited city searches' : `${searchesPerDay} city searches a day`,
  },
  {
    name: 'Detailed analytics, compare, reports',
    tableText: ({ detailedAnalytics }) => (detailedAnalytics ? 'All cities' : 'Three sample cities'),
    point: ({ detailedAnalytics }) =>
      detailedAnalytics
        ? 'Analytics, comparisons and reports for all cities'
        : 'Analytics, comparisons and reports for three sample cities',
  },
  {
    name: 'WanderQuest',
    tableText: (rights) => questLabels[rights.quest],
    point: (rights) => `WanderQuest: ${questLabels[rights.quest]}`,
  },
  {
    name: 'Saved trips',
    tableText: ({ savedTrips }) => formatLimit(savedTrips),
    point: ({ savedTrips }) =>
      savedTrips === null
        ? 'Unlimited saved trips'
        : `${savedTrips} saved ${savedTrips === 1 ? 'trip' : 'trips'}`,
  },
  {
    name: 'Travel assistant messages per day',
    tableText: ({ assistantMessagesPerDay }) => formatLimit(assistantMessagesPerDay),
    point: ({ assistantMessagesPerDay: messages }) => {
      if (messages === null) return 'Unlimited travel assistant';
      return messages === 0 ? null : `Travel assistant: ${messages} messages a day`;
    },
  },
  {
    name: 'Post in Connect',
    tableText: ({ writeInConnect }) => formatYesNo(writeInConnect),
    point: ({ writeInConnect }) => (writeInConnect ? 'Posting in Connect' : null),
  },
  {
    name: 'Voice assistant',
    tableText: ({ voiceAssistant }) => formatYesNo(voiceAssistant),
    point: ({ voiceAssistant }) => (voiceAssistant ? 'Voice assistant' : null),
  },
];

const getRights = (audience: Audience): Entitlements => {
  const user = audience === 'visitor' ? null : { isAdmin: false, subscriptionTier: audience };
  return getEntitlements(user, noLaunch, new Date());
};

/** The rows of the table of plans, computed by the same function that the server uses. */
export const getCapabilityRows = () =>
  capabilities.map(({ name, tableText }) => ({
    name,
    values: Object.fromEntries(
      audiences.map((audience) => [audience, tableText(getRights(audience))]),
    ) as Record<Audience, string>,
  }));

/** The features of `tier` that the tier below it doesn't have, as lines of a plan's card. */
export const getPoints = (tier: Tier): string[] => {
  const below = tiers[tiers.indexOf(tier) - 1];
  return capabilities.flatMap(({ point }) => {
    const label = point(getRights(tier));
    const isSame = below !== undefined && label === point(getRights(below));
    return label === null || isSame ? [] : [label];
  });
};
