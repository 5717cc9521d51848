import { NOBODY_ID, type RouteRow } from './row.js';

/** The text of an unfinished draft. */
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

/** WanderHub and its editor. */
export const contentRoutes: RouteRow[] = [
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
  {
    route: 'POST /api/blog-posts/:id/readers',
    openTo: 'everyone',
    url: `/api/blog-posts/${NOBODY_ID}/readers`,
    body: { event: 'open' },
    status: 204,
  },
  { route: 'GET /wanderhub/feeds/:file', openTo: 'everyone', url: '/wanderhub/feeds/rss.xml' },
  {
    route: 'GET /wanderhub/feeds/:category/:file',
    openTo: 'everyone',
    url: '/wanderhub/feeds/tips-tutorials/atom.xml',
  },
  { route: 'GET /api/blog-posts', openTo: 'everyone', url: '/api/blog-posts?view=card&limit=3' },
  { route: 'GET /api/blog-posts/:slugOrId', openTo: 'everyone', url: '/api/blog-posts/four-shared-hours' },
  { route: 'GET /api/admin/posts', openTo: 'admins', url: '/api/admin/posts?q=visa&state=published' },
  { route: 'GET /api/admin/posts/stale', openTo: 'admins' },
  { route: 'POST /api/admin/posts', openTo: 'admins', status: 201 },
  { route: 'POST /api/admin/posts/preview', openTo: 'admins', body: { words } },
  // The body is a file: see content/editor/post-admin.spec.ts.
  { route: 'POST /api/admin/posts/images', openTo: 'admins', status: 400 },
  {
    route: 'GET /api/admin/posts/:id',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}`,
    status: 404,
  },
  {
    route: 'PUT /api/admin/posts/:id/draft',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}/draft`,
    body: { revision: 1, words, keep: true },
    status: 404,
  },
  {
    route: 'DELETE /api/admin/posts/:id',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}`,
    status: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/publish',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}/publish`,
    body: { revision: 1, at: '2999-01-31T12:00:00.000Z' },
    status: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/unpublish',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}/unpublish`,
    status: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/checked',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}/checked`,
    status: 404,
  },
  {
    route: 'GET /api/admin/posts/:id/versions',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}/versions`,
    status: 404,
  },
  {
    route: 'GET /api/admin/posts/:id/versions/:number',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}/versions/1`,
    status: 404,
  },
  {
    route: 'POST /api/admin/posts/:id/versions/:number/restore',
    openTo: 'admins',
    url: `/api/admin/posts/${NOBODY_ID}/versions/1/restore`,
    body: { revision: 1 },
    status: 404,
  },
  {
    route: 'GET /api/post-images/:file',
    openTo: 'everyone',
    url: '/api/post-images/none.webp',
    status: 404,
  },
];
