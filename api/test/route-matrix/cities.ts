import { neutralPreferences } from '@wanderwork/irex';
import { NOBODY_ID, type RouteRow } from './row.js';

/** WanderLens and the city table. */
export const citiesRoutes: RouteRow[] = [
  { route: 'GET /api/cities', openTo: 'everyone', url: '/api/cities?q=lis&sort=cost&limit=5' },
  { route: 'GET /api/cities/:slug', openTo: 'everyone', url: '/api/cities/lisbon' },
  { route: 'GET /api/cities/:slug/history', openTo: 'everyone', url: '/api/cities/lisbon/history' },
  { route: 'GET /api/irex/inputs', openTo: 'everyone' },
  { route: 'POST /api/analysis', openTo: 'everyone', body: { cities: ['lisbon'] } },
  // Access depends on the caller only for cities outside the samples: see cities/compare.spec.ts.
  { route: 'GET /api/compare', openTo: 'everyone', url: '/api/compare?cities=lisbon,medellin' },
  // The same is true for what is derived from their figures: see reports/*.spec.ts.
  {
    route: 'GET /api/cities/:slug/analytics',
    openTo: 'everyone',
    url: '/api/cities/lisbon/analytics?home=medellin',
  },
  {
    route: 'POST /api/cities/:slug/own-rank',
    openTo: 'everyone',
    url: '/api/cities/lisbon/own-rank',
    body: { sliders: neutralPreferences.sliders },
  },
  { route: 'GET /api/irex/trends', openTo: 'everyone' },
  {
    route: 'POST /api/reports',
    openTo: 'everyone',
    body: { cities: ['lisbon'], sections: ['score'], format: 'csv' },
  },
  { route: 'GET /api/entry-rules/:passport', openTo: 'everyone', url: '/api/entry-rules/BR' },
  { route: 'GET /api/irex/method', openTo: 'everyone' },
  { route: 'GET /api/currency-rates', openTo: 'everyone' },
  { route: 'GET /api/sample-cities', openTo: 'everyone' },
  { route: 'GET /api/search', openTo: 'everyone', url: '/api/search?q=warm+in+January' },
  { route: 'GET /api/search/suggestions', openTo: 'everyone', url: '/api/search/suggestions?q=lisbn' },
  { route: 'GET /api/search/allowance', openTo: 'everyone' },
  { route: 'GET /api/wanderlens-hero', openTo: 'everyone' },
  { route: 'GET /api/admin/cities', openTo: 'admins' },
  { route: 'GET /api/admin/cities/batches', openTo: 'admins', url: '/api/admin/cities/batches?after=999' },
  // The body is a file: see cities/batch-uploads.spec.ts.
  {
    route: 'POST /api/admin/cities/batches',
    openTo: 'admins',
    url: '/api/admin/cities/batches?name=costs.csv',
    status: 400,
  },
  { route: 'GET /api/admin/cities/corrections', openTo: 'admins' },
  {
    route: 'POST /api/admin/cities/corrections/:id/take',
    openTo: 'admins',
    url: `/api/admin/cities/corrections/${NOBODY_ID}/take`,
    body: { grade: 'measured', source: 'cost-model' },
    status: 404,
  },
  {
    route: 'POST /api/admin/cities/corrections/:id/decline',
    openTo: 'admins',
    url: `/api/admin/cities/corrections/${NOBODY_ID}/decline`,
    body: { reason: 'The source is about another city.' },
    status: 404,
  },
  { route: 'GET /api/admin/cities/providers', openTo: 'admins' },
  // Every provider is off unless the settings name it.
  {
    route: 'POST /api/admin/cities/providers/:provider/plan',
    openTo: 'admins',
    url: '/api/admin/cities/providers/worldbank/plan',
    status: 409,
  },
  {
    route: 'GET /api/admin/cities/batches/:id',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999',
    status: 404,
  },
  {
    route: 'DELETE /api/admin/cities/batches/:id',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999',
    status: 404,
  },
  {
    route: 'POST /api/admin/cities/batches/:id/apply',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999/apply',
    status: 404,
  },
  {
    route: 'POST /api/admin/cities/batches/:id/roll-back',
    openTo: 'admins',
    url: '/api/admin/cities/batches/999999/roll-back',
    status: 404,
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
          cell: 'leisure',
          value: '95',
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
    // The request must contain the current value: see cities/editor.spec.ts.
    route: 'PUT /api/admin/cities/:slug/figures',
    openTo: 'admins',
    url: '/api/admin/cities/porto/figures',
    body: {
      changes: [
        {
          cell: 'leisure',
          value: '95',
          source: 'cost-model',
          year: '2027',
          grade: 'estimate',
          note: '',
          seen: '',
        },
      ],
      reason: 'The price list of 2027',
    },
    status: 409,
  },
];
