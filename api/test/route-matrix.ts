import type { Role } from './support/people.js';
import { type LinkPurpose, Links, StandingLinks } from '../src/modules/links/index.js';
import { neutralWishes } from '@wanderwork/irex';
import { FORMAT, versions } from '@wanderwork/quest-engine';
import type { TestApp } from './support/index.js';

/** Who may call a route: everybody, whoever is signed in, a tier and those above it, admins. */
export type OpenTo = 'everyone' | 'members' | 'pro' | 'premium' | 'admins';

export interface RouteRow {
  /** As Fastify registers it. */
  route: string;
  openTo: OpenTo;
  /** An address of this route that there is, with a valid query; the route itself where nothing varies in it. */
  url?: string;
  /** A valid body, or how to come by one; routes that read a body must have it. */
  body?: object | ((house: TestApp) => Promise<object>);
  /** What those answer who may; 200 by default. */
  answer?: number;
  /** Where a role's answer follows another rule (somebody else's thing). */
  answers?: Partial<Record<Role, number>>;
  /** The call ends the caller's session, so the next one needs a new one. */
  endsSession?: boolean;
}

/** An id that nothing has. */
const nobody = '0193a000-0000-7000-8000-000000000001';

const person = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana.matrix@example.com' };
const password = 'a quiet place by the sea';

/** A whole answer of a browser, to a question that nobody asked. */
const noPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJBQUFBIn0', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const header = { schema: FORMAT, ...versions() };
/** A post as far as it is written. */
const words = {
  title: 'A quiet week in Porto',
  slug: 'a-quiet-week-in-porto',
  excerpt: '',
  category: null,
  tags: ['slow travel'],
  cities: ['porto'],
  coverImage: null,
  author: 'WanderWork',
  sources: [{ title: 'A source', url: 'https://example.com' }],
  content: 'A month costs {{city:porto.monthlyCost}}.',
};

const credentials = async (house: TestApp): Promise<object> => {
  await house.inject({ method: 'POST', url: '/api/auth/register', payload: { ...person, password } });
  return { email: person.email, password };
};

const accountId = async (house: TestApp): Promise<string> => {
  await credentials(house);
  const [user] = await house.db.query('SELECT id FROM users WHERE email = $1', [person.email]);
  return (user as { id: string }).id;
};

const linkFor = (purpose: LinkPurpose, subjectId: string, house: TestApp) =>
  house.app.get(Links).mint(purpose, subjectId);

const resetLink = async (house: TestApp) => ({
  token: await linkFor('reset-password', await accountId(house), house),
  password,
});

const confirmLink = async (house: TestApp) => ({
  token: await linkFor('confirm-email', await accountId(house), house),
});

const changeLink = async (house: TestApp) => {
  const userId = await accountId(house);
  await house.db.query(
    `INSERT INTO email_changes VALUES (gen_random_uuid(), $1, 'ana.new@example.com', null, null, now())
     ON CONFLICT (user_id) DO NOTHING`,
    [userId],
  );
  const [change] = await house.db.query('SELECT id FROM email_changes WHERE user_id = $1', [userId]);
  return { token: await linkFor('change-email-new', (change as { id: string }).id, house) };
};

const subscriptionId = async (house: TestApp): Promise<string> => {
  const payload = { email: person.email };
  await house.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  const [row] = await house.db.query('SELECT id FROM newsletter_subscriptions WHERE email = $1', [
    person.email,
  ]);
  return (row as { id: string }).id;
};

const subscribeLink = async (house: TestApp) => ({
  token: await linkFor('newsletter-confirm', await subscriptionId(house), house),
});

const unsubscribeLink = async (house: TestApp) => ({
  token: house.app.get(StandingLinks).tokenOf('newsletter-unsubscribe', await subscriptionId(house)),
});

/** Every route of the application, asked of `startMatrixApp`. A route without a row fails the suite, and so does a row without a route. */
export const routeMatrix: RouteRow[] = [
  // platform
  { route: 'GET /api/health/live', openTo: 'everyone' },
  { route: 'GET /api/health/ready', openTo: 'everyone' },
  {
    route: 'POST /api/client-errors',
    openTo: 'everyone',
    body: { message: 'x is not a function', stack: 'at y', path: '/wanderlens', release: 'wanderlens 1.0.0' },
    answer: 204,
  },
  {
    route: 'POST /api/analytics/events',
    openTo: 'everyone',
    body: { name: 'time_spent', path: '/wanderlens', seconds: 42 },
    answer: 204,
  },
  { route: 'GET /api/docs', openTo: 'everyone' },
  { route: 'GET /api/docs-json', openTo: 'everyone' },
  { route: 'GET /api/docs/start.js', openTo: 'everyone' },
  { route: 'GET /api/docs/:file', openTo: 'everyone', url: '/api/docs/swagger-ui.css' },
  // web
  { route: 'GET /*', openTo: 'everyone', url: '/help' },
  { route: 'GET /icon.svg', openTo: 'everyone' },
  { route: 'GET /licences.txt', openTo: 'everyone' },
  { route: 'GET /robots.txt', openTo: 'everyone' },
  { route: 'GET /sitemap.xml', openTo: 'everyone' },
  { route: 'GET /releases/:name/:version/*', openTo: 'everyone', url: '/releases/wanderlens/1.0.0/entry.js' },
  {
    route: 'GET /api/art/cities/:file',
    openTo: 'everyone',
    url: '/api/art/cities/lisbon.svg?theme=dark&shape=card&hour=17&month=11',
  },
  { route: 'GET /api/art/posts/:file', openTo: 'everyone', url: '/api/art/posts/four-shared-hours.svg' },
  { route: 'GET /api/art/stamps/:file', openTo: 'everyone', url: '/api/art/stamps/lisbon.svg?theme=dark' },
  // mail
  { route: 'GET /dev/mailbox', openTo: 'everyone' },
  { route: 'GET /dev/mailbox/letter', openTo: 'everyone' },
  { route: 'GET /dev/mailbox/mailbox.css', openTo: 'everyone' },
  {
    route: 'GET /api/art/people/:file',
    openTo: 'everyone',
    url: '/api/art/people/0123456789abcdef01234567.svg',
  },
  // delivery
  { route: 'GET /api/releases', openTo: 'everyone' },
  {
    route: 'POST /api/releases/reports',
    openTo: 'everyone',
    body: { name: 'wanderlens', version: '1.0.0', reason: 'timeout' },
    answer: 204,
  },
  // cities
  { route: 'GET /api/cities', openTo: 'everyone', url: '/api/cities?q=lis&sort=cost&limit=5' },
  { route: 'GET /api/cities/:slug', openTo: 'everyone', url: '/api/cities/lisbon' },
  { route: 'GET /api/cities/:slug/history', openTo: 'everyone', url: '/api/cities/lisbon/history' },
  { route: 'GET /api/irex/inputs', openTo: 'everyone' },
  { route: 'POST /api/analysis', openTo: 'everyone', body: { cities: ['lisbon'] } },
  // Who asks decides only about cities that are no samples: cities/compare.spec.ts.
  { route: 'GET /api/compare', openTo: 'everyone', url: '/api/compare?cities=lisbon,medellin' },
  // So it is with what is made of their figures: reports/*.spec.ts.
  {
    route: 'GET /api/cities/:slug/analytics',
    openTo: 'everyone',
    url: '/api/cities/lisbon/analytics?home=medellin',
  },
  {
    route: 'POST /api/cities/:slug/own-rank',
    openTo: 'everyone',
    url: '/api/cities/lisbon/own-rank',
    body: { sliders: neutralWishes.sliders },
  },
  { route: 'GET /api/irex/trends', openTo: 'everyone' },
  {
    route: 'POST /api/reports',
    openTo: 'everyone',
    body: { cities: ['lisbon'], sections: ['score'], format: 'csv' },
  },
  { route: 'GET /api/irex/method', openTo: 'everyone' },
  { route: 'GET /api/sample-cities', openTo: 'everyone' },
  { route: 'GET /api/search', openTo: 'everyone', url: '/api/search?q=warm+in+January' },
  { route: 'GET /api/search/suggestions', openTo: 'everyone', url: '/api/search/suggestions?q=lisbn' },
  { route: 'GET /api/search/allowance', openTo: 'everyone' },
  { route: 'GET /api/wanderlens-hero', openTo: 'everyone' },
  // content
  {
    route: 'GET /api/library',
    openTo: 'everyone',
    url: '/api/library?q=visa&category=tips-tutorials&limit=3',
  },
  { route: 'GET /api/library/tags', openTo: 'everyone' },
  {
    route: 'GET /api/blog-posts/:slugOrId/related',
    openTo: 'everyone',
    url: '/api/blog-posts/four-shared-hours/related',
  },
  { route: 'GET /wanderhub/feeds/:file', openTo: 'everyone', url: '/wanderhub/feeds/rss.xml' },
  {
    route: 'GET /wanderhub/feeds/:category/:file',
    openTo: 'everyone',
    url: '/wanderhub/feeds/tips-tutorials/atom.xml',
  },
  { route: 'GET /api/blog-posts', openTo: 'everyone', url: '/api/blog-posts?view=card&limit=3' },
  { route: 'GET /api/blog-posts/:slugOrId', openTo: 'everyone', url: '/api/blog-posts/four-shared-hours' },
  // auth
  { route: 'GET /api/auth/user', openTo: 'members' },
  { route: 'POST /api/auth/login', openTo: 'everyone', body: credentials, endsSession: true },
  { route: 'POST /api/auth/register', openTo: 'everyone', body: { ...person, password, newsletter: true } },
  { route: 'POST /api/signup', openTo: 'everyone', body: { ...person, newsletter: false } },
  { route: 'GET /api/login', openTo: 'everyone', url: '/api/login?returnTo=/profile', answer: 302 },
  { route: 'GET /api/logout', openTo: 'everyone' },
  { route: 'POST /api/logout', openTo: 'everyone', endsSession: true },
  { route: 'POST /api/auth/logout', openTo: 'everyone', endsSession: true },
  { route: 'POST /api/auth/passkey/options', openTo: 'everyone' },
  { route: 'POST /api/auth/passkey', openTo: 'everyone', body: { passkey: noPasskey }, answer: 400 },
  { route: 'POST /api/auth/second-factor', openTo: 'everyone', body: { code: '123456' }, answer: 403 },
  { route: 'POST /api/auth/second-factor/passkey-options', openTo: 'everyone', answer: 403 },
  { route: 'POST /api/auth/fresh', openTo: 'members', body: { password }, answer: 204, endsSession: true },
  { route: 'POST /api/auth/fresh/passkey-options', openTo: 'members' },
  // account
  { route: 'GET /api/account/second-factors', openTo: 'members' },
  { route: 'POST /api/account/totp', openTo: 'members' },
  { route: 'POST /api/account/totp/confirm', openTo: 'members', body: { code: '123456' }, answer: 400 },
  { route: 'DELETE /api/account/totp', openTo: 'members', answer: 204 },
  { route: 'POST /api/account/recovery-codes', openTo: 'members', answer: 400 },
  { route: 'POST /api/account/passkeys/options', openTo: 'members' },
  {
    route: 'POST /api/account/passkeys',
    openTo: 'members',
    body: { passkey: noPasskey, name: 'Laptop' },
    answer: 400,
  },
  {
    route: 'PATCH /api/account/passkeys/:id',
    openTo: 'members',
    url: '/api/account/passkeys/0193a000-0000-7000-8000-000000000001',
    body: { name: 'Laptop' },
    answer: 404,
  },
  {
    route: 'DELETE /api/account/passkeys/:id',
    openTo: 'members',
    url: '/api/account/passkeys/0193a000-0000-7000-8000-000000000001',
    answer: 404,
  },
  { route: 'GET /api/account/profile', openTo: 'members' },
  {
    route: 'PATCH /api/account/profile',
    openTo: 'members',
    body: {
      firstName: 'Ana',
      lastName: 'Ferreira',
      homeCity: 'lisbon',
      homePlace: '',
      passports: ['PT', 'BR'],
      clientTimeZone: 'Europe/Berlin',
      clientHoursFrom: '09:00',
      clientHoursTo: '17:30',
    },
  },
  { route: 'PUT /api/account/picture', openTo: 'members', answer: 400 },
  { route: 'POST /api/account/picture/generated', openTo: 'members' },
  { route: 'DELETE /api/account/picture', openTo: 'members', answer: 204 },
  { route: 'GET /api/pictures/:file', openTo: 'everyone', url: '/api/pictures/none.webp', answer: 404 },
  { route: 'GET /api/account/preferences', openTo: 'members' },
  {
    route: 'PATCH /api/account/preferences',
    openTo: 'members',
    body: { theme: 'dark', temperatureUnit: 'fahrenheit', currency: 'EUR' },
  },
  { route: 'GET /api/account/irex', openTo: 'members' },
  {
    route: 'PUT /api/account/irex',
    openTo: 'members',
    body: {
      sliders: {
        internet: 1,
        affordability: 2.5,
        safety: 1,
        climate: 0,
        work_setup: 1,
        visa_access: 1,
        health_air: 1,
        community: 5,
      },
      passport: 'BR',
      clients: { zone: 'America/New_York', from: 540, to: 1020 },
      stay: { month: 12, months: 3 },
      budgetUsd: 1500,
    },
  },
  { route: 'DELETE /api/account/irex', openTo: 'members', answer: 204 },
  { route: 'GET /api/account/shelf', openTo: 'members' },
  {
    route: 'POST /api/account/shelf',
    openTo: 'members',
    body: {
      entries: [
        {
          slug: 'four-shared-hours',
          saved: true,
          progress: 0.4,
          sections: [{ id: null, mark: 'abc' }],
          at: '2026-11-22T10:00:00.000Z',
        },
      ],
    },
  },
  { route: 'GET /api/account/favourites', openTo: 'members' },
  { route: 'POST /api/account/favourites', openTo: 'members', body: { slugs: ['lisbon', 'porto'] } },
  { route: 'PUT /api/account/favourites/:slug', openTo: 'members', url: '/api/account/favourites/lisbon' },
  {
    route: 'DELETE /api/account/favourites/:slug',
    openTo: 'members',
    url: '/api/account/favourites/lisbon',
    answer: 204,
  },
  { route: 'GET /api/account/sessions', openTo: 'members' },
  {
    route: 'DELETE /api/account/sessions/:id',
    openTo: 'members',
    url: '/api/account/sessions/0193a000-0000-7000-8000-000000000001',
    answer: 404,
  },
  { route: 'DELETE /api/account/sessions', openTo: 'members' },
  {
    route: 'POST /api/account/password',
    openTo: 'members',
    body: { current: password, password },
    answer: 204,
    endsSession: true,
  },
  { route: 'GET /api/account/export', openTo: 'members' },
  { route: 'POST /api/account/deletion', openTo: 'members' },
  { route: 'DELETE /api/account/deletion', openTo: 'members', answer: 204 },
  {
    route: 'POST /api/auth/forgot-password',
    openTo: 'everyone',
    body: { email: person.email },
  },
  { route: 'POST /api/auth/reset-password', openTo: 'everyone', body: resetLink },
  { route: 'POST /api/auth/confirm-email', openTo: 'everyone', body: confirmLink },
  { route: 'POST /api/auth/confirm-email/resend', openTo: 'members' },
  { route: 'POST /api/auth/confirm-email-change', openTo: 'everyone', body: changeLink },
  {
    route: 'POST /api/account/email',
    openTo: 'members',
    body: { email: 'ana.moved@example.com' },
  },
  // quest
  { route: 'GET /api/quest/runs', openTo: 'members' },
  // Who may begin another mode: quest/runs.spec.ts.
  {
    route: 'POST /api/quest/runs',
    openTo: 'members',
    body: {
      mode: 'first_week',
      difficulty: 'standard',
      header,
      home: 'lisbon',
      passport: 'de',
      departure: 0,
    },
    answer: 201,
  },
  { route: 'GET /api/quest/runs/:id', openTo: 'members', url: `/api/quest/runs/${nobody}`, answer: 404 },
  {
    route: 'GET /api/quest/runs/:id/export',
    openTo: 'members',
    url: `/api/quest/runs/${nobody}/export`,
    answer: 404,
  },
  {
    route: 'PUT /api/quest/runs/:id/log',
    openTo: 'members',
    url: `/api/quest/runs/${nobody}/log`,
    body: { log: 'r1 q', header, instead: 'r2' },
    answer: 404,
  },
  {
    route: 'POST /api/quest/runs/:id/finish',
    openTo: 'members',
    url: `/api/quest/runs/${nobody}/finish`,
    body: { log: 'r1 q', header },
    answer: 404,
  },
  { route: 'DELETE /api/quest/runs/:id', openTo: 'members', url: `/api/quest/runs/${nobody}`, answer: 404 },
  {
    route: 'POST /api/quest/daily/:date/commit',
    openTo: 'members',
    url: '/api/quest/daily/2026-01-01/commit',
    body: { log: 'q', header, week: 0 },
    answer: 409,
  },
  {
    route: 'GET /api/quest/leaderboards/:board',
    openTo: 'everyone',
    url: '/api/quest/leaderboards/grand:standard',
  },
  { route: 'GET /api/quest/passport', openTo: 'members' },
  { route: 'GET /api/quest/player', openTo: 'members' },
  { route: 'PUT /api/quest/player', openTo: 'members', body: { named: true } },
  // admin
  { route: 'GET /api/admin/overview', openTo: 'admins' },
  { route: 'GET /api/admin/users', openTo: 'admins', url: '/api/admin/users?q=ana&tier=free&state=active' },
  { route: 'GET /api/admin/users/:id', openTo: 'admins', url: `/api/admin/users/${nobody}`, answer: 404 },
  {
    route: 'PATCH /api/admin/users/:id',
    openTo: 'admins',
    url: `/api/admin/users/${nobody}`,
    body: { isAdmin: false, suspended: true, reason: 'Sends letters that nobody wants' },
    answer: 404,
  },
  {
    route: 'POST /api/admin/users/:id/end-sessions',
    openTo: 'admins',
    url: `/api/admin/users/${nobody}/end-sessions`,
    answer: 404,
  },
  { route: 'GET /api/admin/mails', openTo: 'admins', url: '/api/admin/mails?status=failed' },
  {
    route: 'POST /api/admin/mails/:id/retry',
    openTo: 'admins',
    url: `/api/admin/mails/${nobody}/retry`,
    answer: 400,
  },
  { route: 'GET /api/admin/waitlist', openTo: 'admins', url: `/api/admin/waitlist?after=${nobody}` },
  { route: 'GET /api/admin/waitlist/export', openTo: 'admins' },
  { route: 'GET /api/admin/newsletter', openTo: 'admins', url: '/api/admin/newsletter?consent=given' },
  {
    route: 'GET /api/admin/newsletter/export',
    openTo: 'admins',
    url: '/api/admin/newsletter/export?consent=given',
  },
  { route: 'GET /api/admin/newsletter/issues', openTo: 'admins' },
  {
    route: 'POST /api/admin/newsletter/issues',
    openTo: 'admins',
    body: { subject: 'Spring by the sea', text: 'Two cities changed.' },
    answer: 201,
  },
  {
    route: 'GET /api/admin/newsletter/issues/:id',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${nobody}`,
    answer: 404,
  },
  {
    route: 'GET /api/admin/newsletter/issues/:id/preview',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${nobody}/preview`,
    answer: 404,
  },
  {
    route: 'PUT /api/admin/newsletter/issues/:id',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${nobody}`,
    body: { subject: 'Spring by the sea', text: 'Two cities changed.' },
    answer: 404,
  },
  {
    route: 'DELETE /api/admin/newsletter/issues/:id',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${nobody}`,
    answer: 404,
  },
  {
    route: 'POST /api/admin/newsletter/issues/:id/test',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${nobody}/test`,
    answer: 404,
  },
  {
    route: 'POST /api/admin/newsletter/issues/:id/send',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${nobody}/send`,
    body: { testedAt: '2027-01-31T12:00:00.000Z' },
    answer: 404,
  },
  { route: 'GET /api/admin/settings', openTo: 'admins' },
  { route: 'PUT /api/admin/settings', openTo: 'admins', body: { launchAccessUntil: '' } },
  {
    route: 'GET /api/admin/audit',
    openTo: 'admins',
    url: `/api/admin/audit?actor=ana@example.com&action=admin.account_changed&user=${nobody}`,
  },
  { route: 'GET /api/admin/quest/balance', openTo: 'admins' },
  { route: 'GET /api/admin/quest/flags', openTo: 'admins', url: `/api/admin/quest/flags?after=${nobody}` },
  { route: 'GET /api/admin/posts', openTo: 'admins', url: '/api/admin/posts?q=visa&state=published' },
  { route: 'GET /api/admin/posts/stale', openTo: 'admins' },
  { route: 'POST /api/admin/posts', openTo: 'admins', answer: 201 },
  { route: 'POST /api/admin/posts/preview', openTo: 'admins', body: { words } },
  // What it takes is a file: content/editor.spec.ts.
  { route: 'POST /api/admin/posts/images', openTo: 'admins', answer: 400 },
  {
    route: 'GET /api/admin/posts/:id',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}`,
    answer: 404,
  },
  {
    route: 'PUT /api/admin/posts/:id/draft',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}/draft`,
    body: { revision: 1, words, keep: true },
    answer: 404,
  },
  {
    route: 'DELETE /api/admin/posts/:id',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}`,
    answer: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/publish',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}/publish`,
    body: { revision: 1, at: '2999-01-31T12:00:00.000Z' },
    answer: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/unpublish',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}/unpublish`,
    answer: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/checked',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}/checked`,
    answer: 404,
  },
  {
    route: 'GET /api/admin/posts/:id/versions',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}/versions`,
    answer: 404,
  },
  {
    route: 'GET /api/admin/posts/:id/versions/:number',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}/versions/1`,
    answer: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/versions/:number/restore',
    openTo: 'admins',
    url: `/api/admin/posts/${nobody}/versions/1/restore`,
    body: { revision: 1 },
    answer: 404,
  },
  {
    route: 'GET /api/post-images/:file',
    openTo: 'everyone',
    url: '/api/post-images/none.webp',
    answer: 404,
  },
  { route: 'GET /api/admin/cities', openTo: 'admins' },
  { route: 'GET /api/admin/cities/batches', openTo: 'admins', url: '/api/admin/cities/batches?after=999' },
  // What it takes is a file: cities/batches-desk.spec.ts.
  {
    route: 'POST /api/admin/cities/batches',
    openTo: 'admins',
    url: '/api/admin/cities/batches?name=costs.csv',
    answer: 400,
  },
  { route: 'GET /api/admin/cities/providers', openTo: 'admins' },
  // All are off unless the settings name them.
  {
    route: 'POST /api/admin/cities/providers/:provider/plan',
    openTo: 'admins',
    url: '/api/admin/cities/providers/worldbank/plan',
    answer: 409,
  },
  {
    route: 'GET /api/admin/cities/batches/:id',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999',
    answer: 404,
  },
  {
    route: 'DELETE /api/admin/cities/batches/:id',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999',
    answer: 404,
  },
  {
    route: 'POST /api/admin/cities/batches/:id/apply',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999/apply',
    answer: 404,
  },
  {
    route: 'POST /api/admin/cities/batches/:id/roll-back',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999/roll-back',
    answer: 404,
  },
  {
    route: 'GET /api/admin/cities/:slug/figures',
    openTo: 'admins',
    url: '/api/admin/cities/porto/figures',
  },
  {
    route: 'POST /api/admin/cities/:slug/preview',
    openTo: 'admins',
    url: '/api/admin/cities/porto/preview',
    body: {
      changes: [
        {
          cell: 'meal',
          value: '9.5',
          source: 'cost-model',
          year: '2027',
          grade: 'estimate',
          note: '',
          seen: '',
        },
      ],
    },
  },
  {
    // Whoever saves must have seen what stands there: cities/editor.spec.ts.
    route: 'PUT /api/admin/cities/:slug/figures',
    openTo: 'admins',
    url: '/api/admin/cities/porto/figures',
    body: {
      changes: [
        {
          cell: 'meal',
          value: '9.5',
          source: 'cost-model',
          year: '2027',
          grade: 'estimate',
          note: '',
          seen: '',
        },
      ],
      reason: 'The price list of 2027',
    },
    answer: 409,
  },
  { route: 'GET /api/admin/billing', openTo: 'admins' },
  {
    route: 'GET /api/admin/billing/subscriptions',
    openTo: 'admins',
    url: '/api/admin/billing/subscriptions?q=ana&state=active&tier=pro&after=sub_1',
  },
  {
    route: 'GET /api/admin/billing/payments',
    openTo: 'admins',
    url: '/api/admin/billing/payments?after=in_1',
  },
  {
    route: 'POST /api/admin/billing/payments/:id/retry',
    openTo: 'admins',
    url: '/api/admin/billing/payments/in_1/retry',
    answer: 404,
  },
  { route: 'GET /api/admin/billing/work', openTo: 'admins' },
  {
    route: 'POST /api/admin/billing/work/:id/retry',
    openTo: 'admins',
    url: `/api/admin/billing/work/${nobody}/retry`,
    answer: 404,
  },
  {
    route: 'GET /api/admin/users/:id/billing',
    openTo: 'admins',
    url: `/api/admin/users/${nobody}/billing`,
    answer: 404,
  },
  {
    route: 'POST /api/admin/users/:id/grants',
    openTo: 'admins',
    url: `/api/admin/users/${nobody}/grants`,
    body: { tier: 'pro', until: '2099-01-31', reason: 'a prize' },
    answer: 404,
  },
  {
    route: 'DELETE /api/admin/grants/:id',
    openTo: 'admins',
    url: `/api/admin/grants/${nobody}`,
    answer: 404,
  },
  // billing; here payments are not set up, test/billing has them
  { route: 'GET /api/billing/plans', openTo: 'everyone' },
  { route: 'POST /api/billing/webhook', openTo: 'everyone', body: { id: 'evt_1' }, answer: 400 },
  { route: 'GET /api/subscription', openTo: 'members' },
  { route: 'POST /api/subscription/refresh', openTo: 'members' },
  {
    route: 'POST /api/subscription/checkout',
    openTo: 'members',
    body: { tier: 'pro', interval: 'year' },
    answer: 409,
  },
  {
    route: 'POST /api/subscription/quote',
    openTo: 'members',
    body: { tier: 'premium', interval: 'month' },
    answer: 409,
  },
  { route: 'POST /api/subscription/change', openTo: 'members', body: { quote: 'none' }, answer: 409 },
  {
    route: 'POST /api/subscription/cancel',
    openTo: 'members',
    body: { reason: 'other', comment: 'I stay at home' },
    answer: 409,
  },
  { route: 'POST /api/subscription/resume', openTo: 'members', answer: 409 },
  { route: 'POST /api/subscription/card', openTo: 'members', answer: 409 },
  { route: 'GET /api/subscription/invoices', openTo: 'members' },
  {
    route: 'POST /api/subscription/withdrawal',
    openTo: 'members',
    body: { name: 'Ana Ferreira' },
    answer: 409,
  },
  // marketing
  {
    route: 'POST /api/waitlist',
    openTo: 'everyone',
    body: { ...person, name: 'Ana Ferreira', newsletter: true },
  },
  { route: 'POST /api/newsletter/subscribe', openTo: 'everyone', body: { email: person.email, name: '' } },
  { route: 'POST /api/newsletter/confirm', openTo: 'everyone', body: subscribeLink },
  { route: 'POST /api/newsletter/unsubscribe', openTo: 'everyone', body: unsubscribeLink },
  {
    // Its address is its permission; the one of this row was never given to anybody.
    route: 'POST /api/newsletter/unsubscribe/:token',
    openTo: 'everyone',
    url: '/api/newsletter/unsubscribe/none',
    body: { 'List-Unsubscribe': 'One-Click' },
    answer: 404,
  },
];
