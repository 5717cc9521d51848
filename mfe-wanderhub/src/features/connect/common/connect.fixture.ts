import {
  paths,
  type ConnectNotification,
  type ConnectPlace,
  type ConnectPost,
  type Correction,
  type Conversation,
  type ConversationDetail,
  type OwnConnectProfile,
  type PersonSummary,
  type PrivateMessage,
  type StarterPage,
  type TopicDetail,
  type TopicSummary,
} from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aPage, aUser, mockResponse } from '@wanderwork/testing';

const at = '2026-11-01T10:00:00Z';

export const ana: PersonSummary = { handle: 'ana', name: 'Ana', pictureUrl: null };
export const ben: PersonSummary = { handle: 'ben', name: 'Ben', pictureUrl: null };

export const aTopic = (change: Partial<TopicSummary> = {}): TopicSummary => ({
  id: '0193a000-0000-7000-8000-0000000000a1',
  code: 'k3f9a2bc',
  slug: 'renting-in-lisbon',
  kind: 'question',
  title: 'How do you rent in Lisbon?',
  place: { kind: 'city', slug: 'lisbon', name: 'Lisbon' },
  tags: ['housing'],
  author: ana,
  isOfficial: false,
  replies: 1,
  helpful: 0,
  isAnswered: false,
  isOutdated: false,
  isClosed: false,
  label: null,
  status: 'published',
  createdAt: at,
  lastPostAt: at,
  lastNumber: 2,
  readUpTo: null,
  ...change,
});

export const aConnectPost = (change: Partial<ConnectPost> = {}): ConnectPost => ({
  id: `0193a000-0000-7000-8000-0000000000b${change.number ?? 1}`,
  number: 1,
  author: ana,
  isOfficial: false,
  isOwn: false,
  status: 'published',
  html: '<p>Where do I start?</p>',
  text: null,
  replyTo: null,
  quotes: [],
  mentions: [],
  figures: [],
  reactions: { helpful: 0, thanks: 0, 'same-here': 0 },
  ownReactions: [],
  isMuted: false,
  createdAt: at,
  editedAt: null,
  revision: 1,
  hasRevisions: false,
  ...change,
});

export const aTopicDetail = (change: Partial<TopicDetail> = {}): TopicDetail => ({
  ...aTopic(),
  posts: [
    aConnectPost(),
    aConnectPost({ number: 2, author: ben, html: '<p>With a month in a sublet.</p>', replyTo: 1 }),
  ],
  acceptedPostId: null,
  acceptedNumber: null,
  answerCheck: null,
  correction: null,
  follow: null,
  nextFrom: null,
  isIndexable: true,
  ...change,
});

export const aCorrection = (change: Partial<Correction> = {}): Correction => ({
  city: 'lisbon',
  cityName: 'Lisbon',
  figure: 'monthly_cost',
  label: 'Monthly cost for one person',
  before: '$1,800',
  proposed: '$1,930',
  year: '2026',
  source: 'https://www.costs.example/lisbon',
  state: 'waiting',
  decidedAt: null,
  reason: null,
  ...change,
});

export const aStarterPage = (change: Partial<StarterPage> = {}): StarterPage => ({
  imageUrl: '/api/art/cities/tbilisi.svg',
  irex: 81,
  figures: [
    {
      label: 'Monthly cost',
      value: '$1,200',
      source: 'estimate, 2025, Numbeo',
      url: 'https://example.org/',
      question: null,
    },
    {
      label: 'Co-working',
      value: null,
      source: null,
      url: null,
      question: 'Co-working in Tbilisi: we don’t have a source yet. Do you know one?',
    },
  ],
  climate: { month: 'November', tempC: 8, rainMm: 40 },
  guides: [{ slug: 'a-month-in-tbilisi', title: 'A month in Tbilisi' }],
  tools: [
    { name: 'budget', city: 'tbilisi', timeZone: 'Asia/Tbilisi' },
    { name: 'team-hours', city: 'tbilisi', timeZone: 'Asia/Tbilisi' },
  ],
  ...change,
});

export const aPlace = (change: Partial<ConnectPlace> = {}): ConnectPlace => ({
  kind: 'city',
  slug: 'tbilisi',
  name: 'Tbilisi',
  isOpen: false,
  keptOpenUntil: null,
  parent: { kind: 'region', slug: 'western-asia', name: 'Western Asia' },
  followers: null,
  follow: null,
  starter: aStarterPage(),
  ...change,
});

export const aConnectNotification = (change: Partial<ConnectNotification> = {}): ConnectNotification => ({
  id: '0193a000-0000-7000-8000-0000000000c1',
  kind: 'reply',
  objectId: aTopic().id,
  title: aTopic().title,
  path: paths.web.connectTopic('k3f9a2bc', 'renting-in-lisbon', 2),
  actor: ben,
  people: 1,
  updatedAt: at,
  readAt: null,
  ...change,
});

export const anOwnProfile = (change: Partial<OwnConnectProfile> = {}): OwnConnectProfile => ({
  level: 'member',
  profile: {
    handle: 'cleo',
    name: 'Cleo',
    pictureUrl: null,
    about: '',
    languages: [],
    homeCity: null,
    hasPicture: false,
  },
  pausedUntil: null,
  moderates: [],
  ...change,
});

export const aMessage = (change: Partial<PrivateMessage> = {}): PrivateMessage => ({
  id: `0193a000-0000-7000-8000-0000000000f${change.number ?? 1}`,
  number: 1,
  isOwn: false,
  text: 'Shall we have a coffee?',
  at,
  hasScamWarning: false,
  ...change,
});

export const aConversation = (
  change: Partial<Conversation> = {},
  messages: PrivateMessage[] = [aMessage()],
): ConversationDetail => ({
  id: '0193a000-0000-7000-8000-0000000000f0',
  other: ana,
  state: 'accepted',
  isOwnRequest: false,
  preview: messages[0]?.text ?? null,
  isUnread: false,
  isMuted: false,
  isBlocked: false,
  lastAt: at,
  ...change,
  messages: aPage(messages),
});

/** Somebody reads without an account. */
export const readAsVisitor = (): void =>
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });

/** A member reads; what every page of Connect asks about them is answered. */
export const readAsMember = (own: Partial<OwnConnectProfile> = {}): string => {
  const user = aUser();
  useSession.setState({ user, isAuthenticated: true, isLoading: false });
  mockResponse('get', paths.api.connect.profile(), { ...anOwnProfile(own) });
  mockResponse('get', paths.api.connect.notifications(), { ...aPage([]), unread: 0 });
  mockResponse('get', paths.api.connect.unreadMessages(), { unread: 0, requests: 0 });
  mockResponse('get', paths.api.connect.messageSettings(), { isOn: true });
  mockResponse('get', paths.api.connect.drafts(), []);
  mockResponse('post', paths.api.connect.reads(), '');
  mockResponse('put', paths.api.connect.visits(), '');
  return user.id;
};
