import { randomUUID } from 'node:crypto';
import type { NewsletterIssue } from '@wanderwork/contracts';
import type { Recipes } from './recipe.js';
import type { World } from './world.js';

const ISSUES = '/api/admin/newsletter/issues';
const draft = { subject: 'Spring by the sea', text: 'Two cities changed.' };

const createIssue = async ({ admin }: World) =>
  `${ISSUES}/${(await admin.request('POST', ISSUES, draft)).json<NewsletterIssue>().id}`;

const createUserUrl = async ({ member, userId }: World) => `/api/admin/users/${await userId(await member())}`;

export const adminRecipes: Recipes = {
  'PATCH /api/admin/users/:id': async (world) => ({
    caller: world.admin,
    url: await createUserUrl(world),
    body: { isAdmin: false, suspended: true, reason: 'Sends advertising' },
  }),
  'POST /api/admin/users/:id/end-sessions': async (world) => ({
    caller: world.admin,
    url: `${await createUserUrl(world)}/end-sessions`,
  }),
  'POST /api/admin/mails/:id/retry': async ({ admin, api }) => {
    const id = randomUUID();
    await api.db.query(
      `INSERT INTO mails (id, address, template, data, status, attempts, next_at, created_at)
       VALUES ($1, 'ana@example.com', 'deletion-cancelled', '{}', 'failed', 5, now(), now())`,
      [id],
    );
    return { caller: admin, url: `/api/admin/mails/${id}/retry` };
  },
  'PUT /api/admin/newsletter/issues/:id': async (world) => ({
    caller: world.admin,
    url: await createIssue(world),
    body: draft,
  }),
  'DELETE /api/admin/newsletter/issues/:id': async (world) => ({
    caller: world.admin,
    url: await createIssue(world),
  }),
  'POST /api/admin/newsletter/issues/:id/test': async (world) => ({
    caller: world.admin,
    url: `${await createIssue(world)}/test`,
  }),
  'POST /api/admin/newsletter/issues/:id/send': async (world) => {
    const issue = await createIssue(world);
    await world.admin.request('POST', `${issue}/test`);
    const { testedAt } = (await world.admin.request('GET', issue)).json<NewsletterIssue>();
    return { caller: world.admin, url: `${issue}/send`, body: { testedAt } };
  },
};
