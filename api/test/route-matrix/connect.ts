import { meetupRoutes } from './meetups.js';
import { NOBODY_ID, type RouteRow } from './row.js';

const CONNECT = '/api/connect';
const nobody = `${CONNECT}/people/nobody`;
const topic = `${CONNECT}/topics/aaaaaaaa`;
const post = `${CONNECT}/posts/${NOBODY_ID}`;
const conversation = `${CONNECT}/messages/${NOBODY_ID}`;
const keepOpen = `${CONNECT}/places/city/lisbon/keep-open`;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const inAMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
const explanation = 'Rule two asks for another tone.';
/** Moderation is closed to members, whatever their plan. */
const moderators = { statusByRole: { member: 403, 'other member': 403, pro: 403, premium: 403 } } as const;

/** What members of Connect may do is closed to new people, whatever their plan. */
const connectMembers = { statusByRole: moderators.statusByRole } as const;

/** Connect. What each trust level may do is in community/rights.spec.ts. */
export const connectRoutes: RouteRow[] = [
  ...meetupRoutes,
  { route: 'GET /api/connect/people/:handle', openTo: 'everyone', url: nobody, status: 404 },
  {
    route: 'POST /api/connect/messages',
    openTo: 'members',
    body: { id: NOBODY_ID, to: 'nobody', text: 'Hello.' },
    // Everybody needs a profile first: the next rows create it.
    status: 409,
  },
  { route: 'GET /api/connect/profile', openTo: 'members' },
  {
    route: 'PUT /api/connect/profile',
    openTo: 'members',
    body: async () => ({ handle: `h${Math.random().toString(36).slice(2, 12)}`, name: 'Ana' }),
  },
  // Everybody needs a profile first.
  { route: 'PUT /api/connect/profile/picture', openTo: 'members', status: 400 },
  { route: 'DELETE /api/connect/profile/picture', openTo: 'members', status: 204 },
  { route: 'GET /api/connect/blocks', openTo: 'members' },
  {
    route: 'PUT /api/connect/blocks/:handle',
    openTo: 'members',
    url: `${CONNECT}/blocks/nobody`,
    status: 404,
  },
  {
    route: 'DELETE /api/connect/blocks/:handle',
    openTo: 'members',
    url: `${CONNECT}/blocks/nobody`,
    status: 204,
  },
  { route: 'PUT /api/connect/mutes/:handle', openTo: 'members', url: `${CONNECT}/mutes/nobody`, status: 404 },
  {
    route: 'DELETE /api/connect/mutes/:handle',
    openTo: 'members',
    url: `${CONNECT}/mutes/nobody`,
    status: 204,
  },

  { route: 'GET /connect/feeds/:file', openTo: 'everyone', url: '/connect/feeds/rss.xml' },
  {
    route: 'GET /connect/feeds/:kind/:slug/:file',
    openTo: 'everyone',
    url: '/connect/feeds/city/lisbon/atom.xml',
  },
  { route: 'GET /api/connect/places/:kind/:slug', openTo: 'everyone', url: `${CONNECT}/places/city/lisbon` },
  {
    route: 'PUT /api/connect/places/:kind/:slug/keep-open',
    openTo: 'members',
    url: keepOpen,
    body: async () => ({ reason: 'A meet-up starts here soon.', until: inAMonth() }),
    status: 204,
    ...moderators,
  },
  {
    route: 'DELETE /api/connect/places/:kind/:slug/keep-open',
    openTo: 'members',
    url: keepOpen,
    status: 204,
    ...moderators,
  },
  { route: 'GET /api/connect/follows', openTo: 'members' },
  {
    route: 'PUT /api/connect/follows/:target',
    openTo: 'members',
    url: `${CONNECT}/follows/city:lisbon`,
    body: { level: 'everything' },
    status: 204,
  },
  {
    route: 'DELETE /api/connect/follows/:target',
    openTo: 'members',
    url: `${CONNECT}/follows/city:lisbon`,
    status: 204,
  },

  {
    route: 'GET /api/connect/topics',
    openTo: 'everyone',
    url: `${CONNECT}/topics?place=city:lisbon&sort=new`,
  },
  {
    route: 'GET /api/connect/topics/similar',
    openTo: 'everyone',
    url: `${CONNECT}/topics/similar?title=flat`,
  },
  {
    route: 'POST /api/connect/topics',
    openTo: 'members',
    body: {
      id: NOBODY_ID,
      place: 'city:atlantis',
      kind: 'question',
      title: 'How do you find a flat?',
      text: 'For six months.',
    },
    // Everybody needs a profile first; those who have one get 404 for the place.
    status: 404,
  },
  { route: 'GET /api/connect/topics/:code', openTo: 'everyone', url: topic, status: 404 },
  {
    route: 'POST /api/connect/topics/:code/posts',
    openTo: 'members',
    url: `${topic}/posts`,
    body: { id: NOBODY_ID, text: 'A reply.' },
    status: 404,
  },
  {
    route: 'PUT /api/connect/topics/:code/accepted',
    openTo: 'members',
    url: `${topic}/accepted`,
    body: { post: NOBODY_ID },
    status: 404,
  },
  {
    route: 'DELETE /api/connect/topics/:code/accepted',
    openTo: 'members',
    url: `${topic}/accepted`,
    status: 404,
  },
  {
    route: 'PUT /api/connect/topics/:code/still-true',
    openTo: 'members',
    url: `${topic}/still-true`,
    body: { post: NOBODY_ID, vote: 'changed' },
    status: 404,
  },
  {
    route: 'DELETE /api/connect/topics/:code/still-true',
    openTo: 'members',
    url: `${topic}/still-true`,
    status: 404,
  },
  {
    route: 'GET /api/connect/cities/:slug/figures',
    openTo: 'everyone',
    url: `${CONNECT}/cities/lisbon/figures`,
  },
  {
    route: 'PATCH /api/connect/posts/:id',
    openTo: 'members',
    url: post,
    body: { revision: 1, text: 'Another text.' },
    status: 404,
  },
  { route: 'DELETE /api/connect/posts/:id', openTo: 'members', url: post, status: 404 },
  {
    route: 'GET /api/connect/posts/:id/revisions',
    openTo: 'everyone',
    url: `${post}/revisions`,
    status: 404,
  },
  {
    route: 'PUT /api/connect/posts/:id/reactions/:kind',
    openTo: 'members',
    url: `${post}/reactions/thanks`,
    status: 404,
  },
  {
    route: 'DELETE /api/connect/posts/:id/reactions/:kind',
    openTo: 'members',
    url: `${post}/reactions/thanks`,
    status: 404,
  },
  { route: 'POST /api/connect/preview', openTo: 'members', body: { text: 'Some **text**.' } },
  {
    route: 'GET /api/connect/search',
    openTo: 'everyone',
    url: `${CONNECT}/search?q=flat&place=city:lisbon`,
  },
  {
    route: 'POST /api/connect/reads',
    openTo: 'members',
    body: { topics: [{ topic: 'aaaaaaaa', number: 1 }] },
    status: 204,
  },
  { route: 'POST /api/connect/pictures', openTo: 'members', status: 400 },
  {
    route: 'GET /api/connect/pictures/:file',
    openTo: 'everyone',
    url: `${CONNECT}/pictures/none.webp`,
    status: 404,
  },
  { route: 'GET /api/connect/drafts', openTo: 'members' },
  {
    route: 'PUT /api/connect/drafts/:id',
    openTo: 'members',
    url: `${CONNECT}/drafts/${NOBODY_ID}`,
    body: { text: 'Not ready yet' },
    status: 204,
  },
  {
    route: 'DELETE /api/connect/drafts/:id',
    openTo: 'members',
    url: `${CONNECT}/drafts/${NOBODY_ID}`,
    status: 204,
  },

  { route: 'GET /api/connect/stays', openTo: 'members' },
  {
    route: 'PUT /api/connect/stays/:id',
    openTo: 'members',
    url: `${CONNECT}/stays/${NOBODY_ID}`,
    body: async () => ({ city: 'lisbon', from: inDays(10), to: inDays(20) }),
  },
  {
    route: 'DELETE /api/connect/stays/:id',
    openTo: 'members',
    url: `${CONNECT}/stays/${NOBODY_ID}`,
    status: 204,
  },
  {
    route: 'PUT /api/connect/stays/:id/hand',
    openTo: 'members',
    url: `${CONNECT}/stays/${NOBODY_ID}/hand`,
    status: 404,
  },
  {
    route: 'DELETE /api/connect/stays/:id/hand',
    openTo: 'members',
    url: `${CONNECT}/stays/${NOBODY_ID}/hand`,
    status: 404,
  },
  { route: 'GET /api/connect/overlaps', openTo: 'members' },
  { route: 'GET /api/connect/call-hours', openTo: 'members' },
  {
    route: 'PUT /api/connect/call-hours',
    openTo: 'members',
    body: { zone: 'America/New_York', from: 540, to: 1020, days: [1, 2, 3, 4, 5] },
    status: 204,
  },
  { route: 'DELETE /api/connect/call-hours', openTo: 'members', status: 204 },
  {
    route: 'GET /api/connect/places/city/:slug/free-evenings',
    openTo: 'members',
    url: `${CONNECT}/places/city/lisbon/free-evenings?from=2027-06-07&to=2027-06-13`,
    ...connectMembers,
  },

  // An event stream is refused to those who don't accept one.
  { route: 'GET /api/connect/live', openTo: 'members', url: `${CONNECT}/live?topics=aaaaaaaa`, status: 400 },
  { route: 'GET /api/connect/notifications', openTo: 'members' },
  {
    route: 'POST /api/connect/notifications/read',
    openTo: 'members',
    body: { ids: [NOBODY_ID] },
    status: 204,
  },

  { route: 'GET /api/connect/messages', openTo: 'members' },
  { route: 'GET /api/connect/messages/unread', openTo: 'members' },
  { route: 'GET /api/connect/messages/settings', openTo: 'members' },
  { route: 'PUT /api/connect/messages/settings', openTo: 'members', body: { isOn: true }, status: 204 },
  {
    route: 'GET /api/connect/messages/with/:handle',
    openTo: 'members',
    url: `${CONNECT}/messages/with/nobody`,
  },
  { route: 'GET /api/connect/messages/:id', openTo: 'members', url: conversation, status: 404 },
  {
    route: 'POST /api/connect/messages/:id/accept',
    openTo: 'members',
    url: `${conversation}/accept`,
    status: 404,
  },
  {
    route: 'POST /api/connect/messages/:id/decline',
    openTo: 'members',
    url: `${conversation}/decline`,
    status: 404,
  },
  {
    route: 'POST /api/connect/messages/:id/read',
    openTo: 'members',
    url: `${conversation}/read`,
    body: { number: 1 },
    status: 404,
  },
  { route: 'DELETE /api/connect/messages/:id', openTo: 'members', url: conversation, status: 404 },

  {
    route: 'PUT /api/connect/visits',
    openTo: 'members',
    body: { timeZone: 'Europe/Lisbon' },
    status: 204,
  },
  { route: 'GET /api/connect/email-settings', openTo: 'members' },
  { route: 'PATCH /api/connect/email-settings', openTo: 'members', body: { digest: 'daily' } },
  { route: 'GET /api/connect/push-subscriptions', openTo: 'members' },
  // Push is off without keys.
  {
    route: 'PUT /api/connect/push-subscriptions/:id',
    openTo: 'members',
    url: `${CONNECT}/push-subscriptions/${NOBODY_ID}`,
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    },
    status: 404,
  },
  {
    route: 'DELETE /api/connect/push-subscriptions/:id',
    openTo: 'members',
    url: `${CONNECT}/push-subscriptions/${NOBODY_ID}`,
    status: 204,
  },
  // The token in the URL is the permission; the one of these rows was never issued.
  {
    route: 'GET /api/connect/unsubscribe/:kind/:token',
    openTo: 'everyone',
    url: `${CONNECT}/unsubscribe/replies/none`,
    status: 404,
  },
  {
    route: 'POST /api/connect/unsubscribe/:kind/:token',
    openTo: 'everyone',
    url: `${CONNECT}/unsubscribe/replies/none`,
    body: { 'List-Unsubscribe': 'One-Click' },
    status: 404,
  },

  {
    route: 'POST /api/connect/reports',
    openTo: 'everyone',
    body: { id: NOBODY_ID, kind: 'post', object: NOBODY_ID, reason: 'spam' },
    status: 404,
  },
  { route: 'GET /api/connect/decisions', openTo: 'members' },
  {
    route: 'POST /api/connect/decisions/:id/appeal',
    openTo: 'members',
    url: `${CONNECT}/decisions/${NOBODY_ID}/appeal`,
    body: { text: 'I think this was a mistake.' },
    status: 404,
  },
  { route: 'GET /api/connect/moderation/queue', openTo: 'members', ...moderators },
  {
    route: 'POST /api/connect/moderation/cases/:id/lease',
    openTo: 'members',
    url: `${CONNECT}/moderation/cases/${NOBODY_ID}/lease`,
    status: 404,
    ...moderators,
  },
  {
    route: 'POST /api/connect/moderation/actions',
    openTo: 'members',
    body: { id: NOBODY_ID, case: NOBODY_ID, action: 'no-action', rule: 'no-spam', explanation },
    status: 404,
    ...moderators,
  },
  { route: 'GET /api/connect/moderation/actions/proposed', openTo: 'admins' },
  {
    route: 'POST /api/connect/moderation/actions/:id/confirm',
    openTo: 'admins',
    url: `${CONNECT}/moderation/actions/${NOBODY_ID}/confirm`,
    status: 404,
  },
  {
    route: 'PUT /api/connect/moderation/appeals/:id',
    openTo: 'members',
    url: `${CONNECT}/moderation/appeals/${NOBODY_ID}`,
    body: { outcome: 'upheld', explanation },
    status: 404,
    ...moderators,
  },
  { route: 'GET /api/connect/moderation/counts', openTo: 'everyone' },
  { route: 'GET /api/connect/overview', openTo: 'admins' },
  { route: 'GET /api/connect/moderation/moderators', openTo: 'admins' },
  {
    route: 'PUT /api/connect/moderation/moderators/:handle',
    openTo: 'admins',
    url: `${CONNECT}/moderation/moderators/nobody`,
    body: async () => ({ regions: ['southern-europe'], reason: 'Knows the region well.', until: inAMonth() }),
    status: 404,
  },
  {
    route: 'DELETE /api/connect/moderation/moderators/:handle',
    openTo: 'admins',
    url: `${CONNECT}/moderation/moderators/nobody`,
    status: 404,
  },
];
