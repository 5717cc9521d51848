import { type Page, type Route } from '@playwright/test';

const at = '2026-11-01T10:00:00Z';
const ana = { handle: 'ana', name: 'Ana Ferreira', pictureUrl: null };
const cleo = { handle: 'cleo', name: 'Cleo', pictureUrl: null };
const ben = { handle: 'ben', name: 'Ben Okafor', pictureUrl: null };

export const CODE = 'k3f9a2bc';

const topic = (change: object = {}) => ({
  id: '0193a000-0000-7000-8000-0000000000a1',
  code: CODE,
  slug: 'renting-in-lisbon',
  kind: 'question',
  title: 'How do you rent a flat in Lisbon without a Portuguese contract?',
  place: { kind: 'city', slug: 'lisbon', name: 'Lisbon' },
  tags: ['housing'],
  author: ana,
  isOfficial: false,
  replies: 2,
  helpful: 4,
  isAnswered: true,
  isClosed: false,
  label: null,
  status: 'published',
  createdAt: at,
  lastPostAt: at,
  lastNumber: 3,
  readUpTo: null,
  ...change,
});

const post = (number: number, change: object = {}) => ({
  id: `0193a000-0000-7000-8000-0000000000b${number}`,
  number,
  author: ana,
  isOfficial: false,
  isOwn: false,
  status: 'published',
  html: '<p>I’m coming for three months and every agency asks for a local work contract. What did you show instead?</p>',
  text: null,
  replyTo: null,
  quotes: [],
  mentions: [],
  figures: [],
  reactions: { helpful: 0, thanks: 0, 'same-here': 2 },
  ownReactions: [],
  isMuted: false,
  createdAt: at,
  editedAt: null,
  revision: 1,
  hasRevisions: false,
  ...change,
});

const accepted = post(2, {
  author: ben,
  replyTo: 1,
  html: '<p>Take a <strong>month-to-month sublet</strong> first. Then:</p><ul><li>three months of rent in advance,</li><li>your last tax return,</li><li>a letter from your client.</li></ul>',
  quotes: [{ postId: post(1).id, number: 1, author: ana, text: 'What did you show instead?' }],
  figures: [
    { name: 'lisbon.monthlyCost', label: 'Lisbon, monthly cost', then: '$1,800 (2025)', now: '$1,930' },
  ],
  reactions: { helpful: 4, thanks: 1, 'same-here': 0 },
  editedAt: at,
  hasRevisions: true,
});

const official = post(3, {
  author: { handle: 'wanderwork', name: 'WanderWork', pictureUrl: null },
  isOfficial: true,
  html: '<p>The guide <a href="/wanderhub">Renting for a season</a> has a list of papers.</p>',
});

export const MEETUP_CODE = 'm33tupab';

const meetup = (change: object = {}) => ({
  id: '0193a000-0000-7000-8000-0000000000e1',
  code: MEETUP_CODE,
  slug: 'coffee-and-coworking-in-alfama',
  title: 'Coffee and coworking in Alfama',
  city: { kind: 'city', slug: 'lisbon', name: 'Lisbon' },
  timeZone: 'Europe/Lisbon',
  start: '2096-12-05T18:30',
  end: '2096-12-05T20:30',
  startsAt: '2096-12-05T18:30:00.000Z',
  endsAt: '2096-12-05T20:30:00.000Z',
  seats: 8,
  going: 8,
  waiting: 2,
  host: ana,
  status: 'published',
  isCanceled: false,
  isMuted: false,
  ownRole: null,
  ownRsvp: null,
  ...change,
});

const meetupDetail = (change: object = {}) => ({
  ...meetup(),
  html: '<p>We meet at the long table by the window. Bring a <strong>laptop</strong> or a book: an hour of quiet work, then coffee and talk.</p>',
  text: 'We meet at the long table by the window.',
  venue: null,
  isAddressVisible: false,
  coHosts: [ben],
  invited: [],
  revision: 1,
  cancelReason: null,
  ownPosition: null,
  isSeatOffered: false,
  takeOverUntil: null,
  canTakeOver: false,
  isBlockedPersonGoing: false,
  otherDates: [
    { code: 'm33tupcd', slug: 'coffee-and-coworking-in-alfama', start: '2096-12-12T18:30', isCanceled: true },
  ],
  isIndexable: true,
  ...change,
});

const page = (items: object[], more: object = {}) => ({ items, nextKey: null, total: items.length, ...more });

const starter = {
  imageUrl: '/api/art/cities/tbilisi.svg',
  irex: 81,
  figures: [
    ['Monthly cost', '$1,240', 'estimate, 2025, Numbeo'],
    ['Download speed', '31 Mbit/s', 'country, 2025, Ookla'],
    ['Safety', 'Very safe', 'estimate, 2025, Numbeo'],
    ['Digital nomad visa', 'None; 365 days without a visa', 'country, 2026'],
  ].map(([label, value, source]) => ({ label, value, source, url: 'https://example.org/', question: null })),
  climate: { month: 'November', tempC: 8, rainMm: 40 },
  guides: [{ slug: 'four-shared-hours', title: 'Four shared hours' }],
  tools: [
    { name: 'budget', city: 'tbilisi', timeZone: 'Asia/Tbilisi' },
    { name: 'team-hours', city: 'tbilisi', timeZone: 'Asia/Tbilisi' },
  ],
};
const missingFigure = {
  label: 'Co-working',
  value: null,
  source: null,
  url: null,
  question: 'Co-working in Tbilisi: we don’t have a source yet. Do you know one?',
};

const decision = {
  id: '0193a000-0000-7000-8000-0000000000e1',
  action: 'pause',
  kind: 'post',
  objectId: post(1).id,
  rule: 'no-spam',
  explanation: 'The same advertisement was posted in four topics.',
  decidedBy: 'person',
  decidedAt: at,
  until: '2027-06-03T10:00:00Z',
  state: 'in-effect',
  appeal: null,
  appealUntil: '2027-05-01T10:00:00Z',
};

const moderationCase = {
  id: '0193a000-0000-7000-8000-0000000000f1',
  source: 'report',
  kind: 'post',
  objectId: post(1).id,
  region: 'southern-europe',
  reason: 'scam',
  dueAt: at,
  openedAt: at,
  note: null,
  appealedAction: null,
  reports: [{ reason: 'scam', text: 'Asks for a deposit by bank transfer.', at }],
  subject: {
    owner: ben,
    title: 'A post in “Rooms”',
    text: 'Send me 500 € to hold the room.',
    path: '/connect',
  },
  lease: 'own',
};

/** The answers of the community's API, by path below `/api/connect`. */
const answers = (level: string): Record<string, unknown> => ({
  profile: {
    level,
    profile: {
      handle: 'cleo',
      name: 'Cleo',
      about: '',
      languages: ['en'],
      homeCity: null,
      pictureUrl: null,
      hasPicture: false,
    },
    pausedUntil: null,
    moderates: [],
  },
  topics: page([
    topic(),
    topic({
      id: 'a2',
      title: 'Quiet places to take calls near Alfama',
      kind: 'discussion',
      isAnswered: false,
      replies: 0,
      helpful: 0,
      tags: ['workplaces', 'internet'],
    }),
    topic({
      id: 'a3',
      title: 'Is the second-year tax return really due in June?',
      isAnswered: false,
      label: 'May be out of date',
      tags: ['tax'],
    }),
  ]),
  'topics/similar': [topic()],
  [`topics/${CODE}`]: {
    ...topic(),
    posts: [
      post(1),
      accepted,
      official,
      post(4, { isMuted: true }),
      post(5, { html: null, author: null, status: 'removed' }),
      post(6, { author: cleo, isOwn: true, text: 'Ask the university.', html: '<p>Ask the university.</p>' }),
    ],
    acceptedPostId: accepted.id,
    acceptedNumber: accepted.number,
    follow: null,
    lastNumber: 6,
    nextFrom: null,
    isIndexable: true,
  },
  'places/city/tbilisi': {
    kind: 'city',
    slug: 'tbilisi',
    name: 'Tbilisi',
    isOpen: false,
    keptOpenUntil: null,
    parent: { kind: 'region', slug: 'western-asia', name: 'Western Asia' },
    followers: null,
    follow: null,
    starter: { ...starter, figures: [...starter.figures, missingFigure] },
  },
  'people/ana': {
    ...ana,
    about: 'Product designer, six months a year in Lisbon.',
    languages: ['pt', 'en'],
    homeCity: 'porto',
    isMuted: false,
    isBlocked: false,
  },
  notifications: page(
    [
      {
        id: 'n1',
        kind: 'reply',
        objectId: 'a1',
        title: topic().title,
        path: `/connect/t/${CODE}/renting-in-lisbon?from=2#post-2`,
        actor: ben,
        people: 3,
        updatedAt: at,
        readAt: null,
      },
    ],
    { unread: 1 },
  ),
  decisions: page([decision]),
  blocks: { blocks: [ben], mutes: [ana] },
  follows: [{ target: 'city:lisbon', level: 'everything', title: 'Lisbon' }],
  'email-settings': { replies: true, meetups: true, decisions: true, messages: false, digest: 'weekly' },
  'push-subscriptions': { publicKey: 'B'.repeat(87), ids: [] },
  drafts: [],
  'meet-ups': page([
    meetup(),
    meetup({ id: 'e2', title: 'A walk to the miradouros', going: 3, waiting: 0, start: '2096-12-08T10:00' }),
  ]),
  'meet-ups/own': page([
    meetup({ ownRsvp: 'waiting' }),
    meetup({
      id: 'e3',
      title: 'Portuguese for beginners',
      going: 4,
      waiting: 0,
      ownRole: 'host',
      host: cleo,
    }),
  ]),
  [`meet-ups/${MEETUP_CODE}`]: meetupDetail({ ownRsvp: 'waiting', ownPosition: 2 }),
  [`meet-ups/${MEETUP_CODE}/guests`]: { going: [ben, cleo], waiting: [ana] },
  calendar: { feed: { createdAt: at, readAt: null } },
  search: page(
    [
      {
        ...topic(),
        number: 2,
        found: {
          title: [{ text: topic().title, found: false }],
          passage: [
            { text: 'Take a month-to-month ', found: false },
            { text: 'sublet', found: true },
            { text: ' first.', found: false },
          ],
        },
      },
    ],
    { corrected: null },
  ),
  'moderation/queue': page([moderationCase], { overdue: 1 }),
  'moderation/actions/proposed': [],
  'moderation/moderators': [
    {
      ...ben,
      hasSecondFactor: false,
      regions: [
        { region: 'southern-europe', reason: 'Has helped here for years.', until: '2027-03-12T23:59:59Z' },
      ],
    },
  ],
  'moderation/counts': [{ month: '2026-10', reports: 12, medianHours: 3.5, upheld: 5, reversed: 1 }],
});

/** A city without topics. */
const isEmptyPlace = (url: URL): boolean => url.searchParams.get('place') === 'city:tbilisi';

/** Plays the server of Connect; everything that is written succeeds. Returns what was written. */
export const playConnect = async (browserPage: Page, { level = 'member' } = {}) => {
  const written: { method: string; path: string; body: unknown }[] = [];
  const stored = answers(level);
  await browserPage.route('**/api/connect/**', async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname.replace('/api/connect/', '');
    if (request.method() === 'GET') {
      if (path === 'topics' && isEmptyPlace(url)) return route.fulfill({ json: page([]) });
      return path in stored
        ? route.fulfill({ json: stored[path] })
        : route.fulfill({ status: 404, json: {} });
    }
    written.push({ method: request.method(), path, body: request.postDataJSON() });
    if (path === `topics/${CODE}/posts`) return route.fulfill({ json: post(7, { isOwn: true }) });
    if (path === 'topics') return route.fulfill({ json: topic({ title: 'Rooms' }) });
    if (path === 'preview') return route.fulfill({ json: { html: '<p>A <strong>preview</strong>.</p>' } });
    return route.fulfill({ status: 204 });
  });
  return written;
};
