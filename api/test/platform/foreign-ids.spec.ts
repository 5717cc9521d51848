import type { LightMyRequestResponse } from 'fastify';
import { writeRoutes } from '../accepted-requests/accepted-requests.js';
import { readRecipes } from '../accepted-requests/reads.js';
import type { AcceptedRequest, Recipe } from '../accepted-requests/recipe.js';
import { isAccepted, toPayload, send } from '../accepted-requests/send.js';
import { startWorld, type World } from '../accepted-requests/world.js';
import { quote, createSubscriber } from '../billing/billing-app.js';
import { postPath } from '../content/editor/editors.js';
import { routeMatrix } from '../route-matrix/route-matrix.js';
import { NOBODY_ID } from '../route-matrix/row.js';
import { waitUntilOutboxEmpty } from '../support/emails.js';
import type { Browser } from '../support/member.js';

/** Routes whose parameters name nothing that belongs to a user, and what they name instead. */
const sharedNames: Record<string, string> = {
  'GET /api/docs/:file': 'a file of the API documentation',
  'GET /releases/:name/:version/*': 'a file of a release',
  'GET /api/art/cities/:file': 'the picture of a city',
  'GET /api/art/posts/:file': 'the picture of a post',
  'GET /api/art/stamps/:file': 'the stamp of a city',
  'GET /api/art/people/:file': 'a drawing; its name is a hash that shows nothing else',
  'GET /api/cities/:slug': 'a city',
  'GET /api/cities/:slug/history': 'a city',
  'GET /api/cities/:slug/analytics': 'a city',
  'POST /api/cities/:slug/own-rank': 'a city',
  'GET /api/entry-rules/:passport': 'a country whose passport it is',
  'GET /api/admin/cities/:slug/figures': 'a city',
  'POST /api/admin/cities/:slug/preview': 'a city',
  'PUT /api/admin/cities/:slug/figures': 'a city',
  'POST /api/admin/cities/providers/:provider/plan': 'a data provider',
  'PUT /api/account/favourites/:slug': 'a city; the list is always the caller’s',
  'DELETE /api/account/favourites/:slug': 'a city; the list is always the caller’s',
  'GET /api/blog-posts/:slugOrId': 'a published post; drafts are tested below',
  'GET /api/blog-posts/:slugOrId/related': 'a published post; drafts are tested below',
  'POST /api/blog-posts/:id/readers':
    'a post; only published ones are counted, and the answer is always empty',
  'GET /wanderhub/feeds/:file': 'a feed',
  'GET /wanderhub/feeds/:category/:file': 'a feed',
  'GET /api/post-images/:file': 'an image of a post; its name is a hash of its bytes',
  'GET /api/pictures/:file': 'a public picture; its name is random',
  'GET /api/trips/shared/:token': 'a random token, which is the permission',
  'GET /api/trips/feeds/:token.ics': 'a random token, which is the permission',
  'PUT /api/trips/:id': 'an id that the caller chooses; each person has their own',
  'PUT /api/assistant/conversations/:id/messages/:message':
    'ids that the caller chooses; each person has their own',
  'GET /api/quest/leaderboards/:board': 'a leaderboard',
  'GET /connect/feeds/:file': 'a feed',
  'GET /connect/feeds/:kind/:slug/:file': 'a feed of a place',
  'GET /api/connect/people/:handle': 'a public profile',
  'GET /api/connect/messages/with/:handle': 'a public profile; see messages/secrecy.spec.ts',
  'PUT /api/connect/blocks/:handle': 'a public profile; the list is always the caller’s',
  'DELETE /api/connect/blocks/:handle': 'a public profile; the list is always the caller’s',
  'PUT /api/connect/mutes/:handle': 'a public profile; the list is always the caller’s',
  'DELETE /api/connect/mutes/:handle': 'a public profile; the list is always the caller’s',
  'GET /api/connect/places/:kind/:slug': 'a place',
  'PUT /api/connect/places/:kind/:slug/keep-open': 'a place; who may is in community/rights.spec.ts',
  'DELETE /api/connect/places/:kind/:slug/keep-open': 'a place; who may is in community/rights.spec.ts',
  'PUT /api/connect/follows/:target': 'a place or topic; the list is always the caller’s',
  'DELETE /api/connect/follows/:target': 'a place or topic; the list is always the caller’s',
  'GET /api/connect/topics/:code': 'a published topic; held ones are in community/moderation.spec.ts',
  'POST /api/connect/topics/:code/posts':
    'a published topic, open to all; closed ones are in community/posts.spec.ts',
  'PUT /api/connect/topics/:code/accepted':
    'a published topic; other people are refused in community/posts.spec.ts',
  'DELETE /api/connect/topics/:code/accepted':
    'a published topic; other people are refused in community/posts.spec.ts',
  'PUT /api/connect/topics/:code/still-true':
    'a published topic; who may vote is in community/still-true.spec.ts',
  'DELETE /api/connect/topics/:code/still-true': 'a published topic; the vote is always the caller’s',
  'GET /api/connect/cities/:slug/figures': 'a city',
  'GET /api/connect/posts/:id/revisions': 'a published post',
  'PUT /api/connect/posts/:id/reactions/:kind': 'a published post; the reaction is always the caller’s',
  'DELETE /api/connect/posts/:id/reactions/:kind': 'a published post; the reaction is always the caller’s',
  'GET /api/connect/pictures/:file': 'a public picture; its name is random',
  'PUT /api/connect/drafts/:id': 'an id that the caller chooses; each person has their own',
  'DELETE /api/connect/drafts/:id': 'an id that the caller chooses; each person has their own',
  'PUT /api/connect/stays/:id': 'an id that the caller chooses; each person has their own',
  'DELETE /api/connect/stays/:id': 'an id that the caller chooses; each person has their own',
  'GET /api/connect/places/city/:slug/free-evenings': 'a city',
  'POST /api/connect/moderation/cases/:id/lease':
    'a case; closed to all but moderators, see community/rights.spec.ts',
  'PUT /api/connect/moderation/appeals/:id':
    'a case; closed to all but moderators, see community/rights.spec.ts',
  'PUT /api/connect/moderation/moderators/:handle': 'a public profile; for admins only',
  'DELETE /api/connect/moderation/moderators/:handle': 'a public profile; for admins only',
  'GET /api/connect/meet-ups/:code':
    'a meet-up, which anybody can read; blocked people are in meetups/barriers.spec.ts',
  'GET /api/connect/meet-ups/:code.ics':
    'a meet-up, which anybody can read; its address is in meetups/calendars.spec.ts',
  'PUT /api/connect/meet-ups/:code/rsvp': 'a meet-up; the RSVP is always the caller’s',
  'DELETE /api/connect/meet-ups/:code/rsvp': 'a meet-up; the RSVP is always the caller’s',
  'GET /api/connect/meet-ups/:code/guests':
    'a meet-up; other people are refused in meetups/attendance.spec.ts',
  'PUT /api/connect/meet-ups/:code/hosting': 'a meet-up; other people are refused in meetups/hosting.spec.ts',
  'DELETE /api/connect/meet-ups/:code/hosting': 'a meet-up; the part in hosting is always the caller’s',
  'PATCH /api/connect/meet-ups/:code': 'a meet-up; other people are refused in meetups/planning.spec.ts',
  'POST /api/connect/meet-ups/:code/cancel':
    'a meet-up; other people are refused in meetups/planning.spec.ts',
  'PUT /api/connect/meet-ups/:code/co-hosts/:handle':
    'a meet-up; other people are refused in meetups/hosting.spec.ts',
  'DELETE /api/connect/meet-ups/:code/co-hosts/:handle':
    'a meet-up; other people are refused in meetups/hosting.spec.ts',
  'GET /api/connect/calendar/:secret.ics': 'a random secret, which is the permission',
  'PUT /api/connect/push-subscriptions/:id': 'an id that the caller chooses; each person has their own',
  'DELETE /api/connect/push-subscriptions/:id': 'an id that the caller chooses; each person has their own',
  'GET /api/connect/unsubscribe/:kind/:token': 'a signed token, which is the permission',
  'POST /api/connect/unsubscribe/:kind/:token': 'a signed token, which is the permission',
  'POST /api/newsletter/unsubscribe/:token': 'a signed token, which is the permission',
};

const recipes = new Map<string, Recipe>([
  ...writeRoutes.map(({ route, recipe }) => [route, recipe] as const),
  ...Object.entries(readRecipes),
]);

const idRoutes = routeMatrix
  .filter(({ route }) => /[:*]/.test(route.split(' ')[1] as string) && route !== 'GET /*')
  .filter(({ route }) => sharedNames[route] === undefined);

/** The URL with an id that does not exist. */
const toMissingUrl = (url: string): string =>
  url
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, NOBODY_ID)
    .replace(/\/batches\/\d+/, '/batches/999999')
    .replace(/\/(in|evt)_[^/]+/, '/$1_none')
    .replace(/\/daily\/[\d-]+/, '/daily/2020-01-01');

/** The response without the parts that differ between any two requests. */
const toComparable = ({ statusCode, body }: LightMyRequestResponse) => ({
  status: statusCode,
  body: body.replace(/"requestId":"[^"]+"/, ''),
});

/** All rows of all tables that mention `id`, except notifications, which a job delivers in the background. */
const listRowsAbout = async ({ api }: World, id: string): Promise<string[]> => {
  const tables = await api.db.query<{ name: string }[]>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname !~ '^(city|cities|irex|figure|notification|post_|rate_)'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await api.db.query<{ row: string }[]>(
      `SELECT t::text AS row FROM "${name}" t WHERE t::text LIKE '%' || $1 || '%' ORDER BY 1`,
      [id],
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
};

const findId = (url: string): string | undefined => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(url)?.[0];

describe('a resource of another user', () => {
  let world: World;
  let stranger: Browser;

  beforeAll(async () => {
    world = await startWorld();
    stranger = await world.member();
    await world.api.db.query(`UPDATE users SET subscription_tier = 'premium' WHERE email = $1`, [
      stranger.email,
    ]);
  });
  afterAll(() => world.close());

  const sendAs = (caller: Browser, method: string, request: AcceptedRequest, url = request.url) =>
    send(method, { ...request, caller, url }, toPayload(request));

  it.each(idRoutes)('looks missing to a stranger, and stays unchanged: $route', async ({ route, openTo }) => {
    const recipe = recipes.get(route);
    if (!recipe)
      throw new Error('Add a recipe, or add the route to `sharedNames` with what its parameter names.');
    const [method] = route.split(' ') as [string];
    const request = await recipe(world);
    const id = findId(request.url);
    // An email that is sent meanwhile leaves the outbox.
    await waitUntilOutboxEmpty(world.api);
    const before = id && (await listRowsAbout(world, id));
    const foreign = toComparable(await sendAs(stranger, method, request));
    const missing = toComparable(await sendAs(stranger, method, request, toMissingUrl(request.url)));
    expect(toMissingUrl(request.url)).not.toBe(request.url);
    expect(foreign.status).toBe(openTo === 'admins' ? 403 : 404);
    // A closed day has a message of its own, and belongs to nobody.
    if (!route.includes('/:date/')) expect(foreign).toEqual(missing);
    if (id) expect(await listRowsAbout(world, id)).toEqual(before);
    expect(isAccepted(await send(method, request, toPayload(request)))).toBe(true);
  });

  it('is covered for every route with an id that is not listed in `sharedNames`', () => {
    const routes = routeMatrix.map(({ route }) => route);
    expect(Object.keys(sharedNames).filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('includes a price quote', async () => {
    const [ana, bo] = [await createSubscriber(world.billing), await createSubscriber(world.billing)];
    const offered = await quote(ana, { tier: 'premium', interval: 'month' });
    const change = (token: string) => bo.request('POST', '/api/subscription/change', { quote: token });
    const [foreign, invented] = [
      toComparable(await change(offered.quote)),
      toComparable(await change('none')),
    ];
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(foreign).toEqual(invented);
  });

  it('includes a run, whose id they cannot reuse', async () => {
    const request = await readRecipes['GET /api/quest/runs/:id']!(world);
    const id = findId(request.url) as string;
    const before = await listRowsAbout(world, id);
    const run = routeMatrix.find(({ route }) => route === 'POST /api/quest/runs')?.body as object;
    const response = await stranger.request('POST', '/api/quest/runs', { ...run, id });
    expect(response.statusCode).toBe(404);
    expect(await listRowsAbout(world, id)).toEqual(before);
  });

  it('includes a draft, which readers cannot open by its id or its slug', async () => {
    const draft = await recipes.get('DELETE /api/admin/posts/:id')!(world);
    const id = findId(draft.url) as string;
    const { slug } = await world.row<{ slug: string }>(
      `SELECT words->>'slug' AS slug FROM post_drafts WHERE post_id = $1`,
      [id],
    );
    expect((await world.admin.request('GET', postPath(id))).statusCode).toBe(200);
    for (const rest of ['', '/related'])
      for (const name of [id, slug]) {
        const foreign = toComparable(await stranger.request('GET', `/api/blog-posts/${name}${rest}`));
        expect(foreign).toEqual(
          toComparable(await stranger.request('GET', `/api/blog-posts/${NOBODY_ID}${rest}`)),
        );
      }
  });
});
