import { NOBODY_ID, type RouteRow } from './row.js';

/** Subscriptions. Payments are not set up here; test/billing covers them. */
export const billingRoutes: RouteRow[] = [
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
    status: 404,
  },
  { route: 'GET /api/admin/billing/work', openTo: 'admins' },
  {
    route: 'POST /api/admin/billing/work/:id/retry',
    openTo: 'admins',
    url: `/api/admin/billing/work/${NOBODY_ID}/retry`,
    status: 404,
  },
  {
    route: 'GET /api/admin/users/:id/billing',
    openTo: 'admins',
    url: `/api/admin/users/${NOBODY_ID}/billing`,
    status: 404,
  },
  {
    route: 'POST /api/admin/users/:id/grants',
    openTo: 'admins',
    url: `/api/admin/users/${NOBODY_ID}/grants`,
    body: { tier: 'pro', until: '2099-01-31', reason: 'a prize' },
    status: 404,
  },
  {
    route: 'DELETE /api/admin/grants/:id',
    openTo: 'admins',
    url: `/api/admin/grants/${NOBODY_ID}`,
    status: 404,
  },
  { route: 'GET /api/billing/plans', openTo: 'everyone' },
  { route: 'POST /api/billing/webhook', openTo: 'everyone', body: { id: 'evt_1' }, status: 400 },
  { route: 'GET /api/subscription', openTo: 'members' },
  { route: 'POST /api/subscription/refresh', openTo: 'members' },
  {
    route: 'POST /api/subscription/checkout',
    openTo: 'members',
    body: { tier: 'pro', interval: 'year' },
    status: 409,
  },
  {
    route: 'POST /api/subscription/quote',
    openTo: 'members',
    body: { tier: 'premium', interval: 'month' },
    status: 409,
  },
  { route: 'POST /api/subscription/change', openTo: 'members', body: { quote: 'none' }, status: 409 },
  {
    route: 'POST /api/subscription/cancel',
    openTo: 'members',
    body: { reason: 'other', comment: 'I stay at home' },
    status: 409,
  },
  { route: 'POST /api/subscription/resume', openTo: 'members', status: 409 },
  { route: 'POST /api/subscription/card', openTo: 'members', status: 409 },
  { route: 'GET /api/subscription/invoices', openTo: 'members' },
  {
    route: 'POST /api/subscription/withdrawal',
    openTo: 'members',
    body: { name: 'Ana Ferreira' },
    status: 409,
  },
];
