import { entitlementsOf, tiers, type Entitlements, type Tier } from '@wanderwork/contracts';

const noLaunch = { launchAccessUntil: null };

/** Whom the table has a column for. */
export const audiences = ['visitor', ...tiers] as const;
export type Audience = (typeof audiences)[number];

interface Capability {
  name: string;
  /** A tier's word in the table. */
  words: (rights: Entitlements) => string;
  /** The same on a plan's card; null: the plan has none of it. */
  point: (rights: Entitlements) => string | null;
  /** It stands in the product today; what does not is promised for no day. */
  open: boolean;
}

/** What is missing of it today: in the table, and under a point of a card. Null: nothing. */
const missingOf = ({ open }: Pick<Capability, 'open'>): { inTable: string; onCard: string } | null =>
  open ? null : { inTable: 'Not open yet', onCard: 'once it opens' };

const count = (limit: number | null): string => (limit === null ? 'No limit' : String(limit));
const yesNo = (allowed: boolean): string => (allowed ? 'Yes' : 'No');

const quest: Record<Entitlements['quest'], string> = {
  'first-week': 'First Week',
  'daily-dash': 'First Week, Daily Dash',
  all: 'Every mode',
};

const capabilities: Capability[] = [
  {
    name: 'City searches a day',
    words: ({ searchesPerDay }) => count(searchesPerDay),
    point: ({ searchesPerDay }) =>
      searchesPerDay === null ? 'City searches without a limit' : `${searchesPerDay} city searches a day`,
    open: true,
  },
  {
    name: 'Detailed analytics, compare, reports',
    words: ({ detailedAnalytics }) => (detailedAnalytics ? 'Every city' : 'The three samples'),
    point: ({ detailedAnalytics }) =>
      detailedAnalytics
        ? 'Analytics, comparisons and reports for every city'
        : 'Analytics, comparisons and reports for the three samples',
    open: true,
  },
  {
    name: 'WanderQuest',
    words: (rights) => quest[rights.quest],
    point: (rights) => `WanderQuest: ${quest[rights.quest]}`,
    open: true,
  },
  {
    name: 'Saved trips',
    words: ({ savedTrips }) => count(savedTrips),
    point: ({ savedTrips }) =>
      savedTrips === null
        ? 'Saved trips without a limit'
        : `${savedTrips} saved ${savedTrips === 1 ? 'trip' : 'trips'}`,
    open: false,
  },
  {
    name: 'Travel assistant, messages a day',
    words: ({ assistantMessagesPerDay }) => count(assistantMessagesPerDay),
    point: ({ assistantMessagesPerDay: messages }) => {
      if (messages === null) return 'Travel assistant without a limit';
      return messages === 0 ? null : `Travel assistant: ${messages} messages a day`;
    },
    open: false,
  },
  {
    name: 'Write in Connect',
    words: ({ writeInConnect }) => yesNo(writeInConnect),
    point: ({ writeInConnect }) => (writeInConnect ? 'Writing in Connect' : null),
    open: false,
  },
  {
    name: 'Voice assistant',
    words: ({ voiceAssistant }) => yesNo(voiceAssistant),
    point: ({ voiceAssistant }) => (voiceAssistant ? 'Voice assistant' : null),
    open: false,
  },
];

const rightsOf = (audience: Audience): Entitlements => {
  const holder = audience === 'visitor' ? null : { isAdmin: false, subscriptionTier: audience };
  return entitlementsOf(holder, noLaunch, new Date());
};

/** What each tier includes, from the same function that the server asks. */
export const capabilityTable = () =>
  capabilities.map(({ name, words, open }) => ({
    name,
    missing: missingOf({ open })?.inTable ?? null,
    values: Object.fromEntries(audiences.map((audience) => [audience, words(rightsOf(audience))])) as Record<
      Audience,
      string
    >,
  }));

/** Something that a plan has; `missing`: what of it is not there today, in words. */
export interface PlanPoint {
  words: string;
  missing: string | null;
}

/** What `tier` has that the tier below it has not. */
export const pointsOf = (tier: Tier): PlanPoint[] => {
  const below = tiers[tiers.indexOf(tier) - 1];
  return capabilities.flatMap(({ point, open }) => {
    const words = point(rightsOf(tier));
    const isSame = below !== undefined && words === point(rightsOf(below));
    return words === null || isSame ? [] : [{ words, missing: missingOf({ open })?.onCard ?? null }];
  });
};
