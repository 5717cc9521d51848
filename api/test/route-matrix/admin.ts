import { NOBODY_ID, type RouteRow } from './row.js';

/** The admin area. */
export const adminRoutes: RouteRow[] = [
  { route: 'GET /api/admin/overview', openTo: 'admins' },
  { route: 'GET /api/admin/users', openTo: 'admins', url: '/api/admin/users?q=ana&tier=free&state=active' },
  { route: 'GET /api/admin/users/:id', openTo: 'admins', url: `/api/admin/users/${NOBODY_ID}`, status: 404 },
  {
    route: 'PATCH /api/admin/users/:id',
    openTo: 'admins',
    url: `/api/admin/users/${NOBODY_ID}`,
    body: { isAdmin: false, suspended: true, reason: 'Sends letters that nobody wants' },
    status: 404,
  },
  {
    route: 'POST /api/admin/users/:id/end-sessions',
    openTo: 'admins',
    url: `/api/admin/users/${NOBODY_ID}/end-sessions`,
    status: 404,
  },
  { route: 'GET /api/admin/mails', openTo: 'admins', url: '/api/admin/mails?status=failed' },
  {
    route: 'POST /api/admin/mails/:id/retry',
    openTo: 'admins',
    url: `/api/admin/mails/${NOBODY_ID}/retry`,
    status: 400,
  },
  { route: 'GET /api/admin/waitlist', openTo: 'admins', url: `/api/admin/waitlist?after=${NOBODY_ID}` },
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
    status: 201,
  },
  {
    route: 'GET /api/admin/newsletter/issues/:id',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${NOBODY_ID}`,
    status: 404,
  },
  {
    route: 'GET /api/admin/newsletter/issues/:id/preview',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${NOBODY_ID}/preview`,
    status: 404,
  },
  {
    route: 'PUT /api/admin/newsletter/issues/:id',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${NOBODY_ID}`,
    body: { subject: 'Spring by the sea', text: 'Two cities changed.' },
    status: 404,
  },
  {
    route: 'DELETE /api/admin/newsletter/issues/:id',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${NOBODY_ID}`,
    status: 404,
  },
  {
    route: 'POST /api/admin/newsletter/issues/:id/test',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${NOBODY_ID}/test`,
    status: 404,
  },
  {
    route: 'POST /api/admin/newsletter/issues/:id/send',
    openTo: 'admins',
    url: `/api/admin/newsletter/issues/${NOBODY_ID}/send`,
    body: { testedAt: '2027-01-31T12:00:00.000Z' },
    status: 404,
  },
  { route: 'GET /api/admin/settings', openTo: 'admins' },
  { route: 'PUT /api/admin/settings', openTo: 'admins', body: { launchAccessUntil: '' } },
  {
    route: 'GET /api/admin/audit',
    openTo: 'admins',
    url: `/api/admin/audit?actor=ana@example.com&action=admin.account_changed&user=${NOBODY_ID}`,
  },
];
