import { FORMAT, getVersions } from '@wanderwork/quest-engine';
import { NOBODY_ID, type RouteRow } from './row.js';

const header = { schema: FORMAT, ...getVersions() };

/** WanderQuest. */
export const questRoutes: RouteRow[] = [
  { route: 'GET /api/quest/runs', openTo: 'members' },
  // Who may start another mode: see quest/runs.spec.ts.
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
      month: 6,
    },
    status: 201,
  },
  { route: 'GET /api/quest/runs/:id', openTo: 'members', url: `/api/quest/runs/${NOBODY_ID}`, status: 404 },
  {
    route: 'GET /api/quest/runs/:id/export',
    openTo: 'members',
    url: `/api/quest/runs/${NOBODY_ID}/export`,
    status: 404,
  },
  {
    route: 'PUT /api/quest/runs/:id/log',
    openTo: 'members',
    url: `/api/quest/runs/${NOBODY_ID}/log`,
    body: { log: 'r1 q', header, instead: 'r2' },
    status: 404,
  },
  {
    route: 'POST /api/quest/runs/:id/finish',
    openTo: 'members',
    url: `/api/quest/runs/${NOBODY_ID}/finish`,
    body: { log: 'r1 q', header },
    status: 404,
  },
  {
    route: 'DELETE /api/quest/runs/:id',
    openTo: 'members',
    url: `/api/quest/runs/${NOBODY_ID}`,
    status: 404,
  },
  {
    route: 'POST /api/quest/daily/:date/commit',
    openTo: 'members',
    url: '/api/quest/daily/2026-01-01/commit',
    body: { log: 'q', header, week: 0 },
    status: 409,
  },
  {
    route: 'GET /api/quest/leaderboards/:board',
    openTo: 'everyone',
    url: '/api/quest/leaderboards/grand:standard',
  },
  { route: 'GET /api/quest/passport', openTo: 'members' },
  { route: 'GET /api/quest/player', openTo: 'members' },
  { route: 'PUT /api/quest/player', openTo: 'members', body: { named: true } },
  { route: 'GET /api/admin/quest/balance', openTo: 'admins' },
  { route: 'GET /api/admin/quest/flags', openTo: 'admins', url: `/api/admin/quest/flags?after=${NOBODY_ID}` },
];
