import { createDocument } from '../trips/planner.js';
import { NOBODY_ID, type RouteRow } from './row.js';

const trip = `/api/trips/${NOBODY_ID}`;
const newTrip = createDocument();
const rename = { type: 'rename', title: 'Winter in the south' };

/** The planner's trips. What only owners may do is in trips/*.spec.ts. */
export const tripsRoutes: RouteRow[] = [
  { route: 'GET /api/trips', openTo: 'members', url: '/api/trips?state=deleted' },
  { route: 'POST /api/trips/cities', openTo: 'everyone', body: { slugs: ['lisbon', 'porto'] } },
  { route: 'POST /api/trips/parse', openTo: 'everyone', body: { text: '3 months in Portugal from May' } },
  {
    route: 'POST /api/trips/proposals',
    openTo: 'everyone',
    body: { conditions: { nights: 30 }, pinned: [{ city: 'lisbon' }] },
  },
  {
    route: 'PUT /api/trips/:id',
    openTo: 'members',
    url: `/api/trips/${newTrip.id}`,
    body: { trip: newTrip },
  },
  { route: 'GET /api/trips/:id', openTo: 'members', url: trip, status: 404 },
  { route: 'DELETE /api/trips/:id', openTo: 'members', url: trip, status: 404 },
  {
    route: 'POST /api/trips/:id/changes',
    openTo: 'members',
    url: `${trip}/changes`,
    body: { requestId: NOBODY_ID, base: 1, ops: [rename] },
    status: 404,
  },
  { route: 'GET /api/trips/:id/history', openTo: 'members', url: `${trip}/history`, status: 404 },
  {
    route: 'POST /api/trips/:id/restore',
    openTo: 'members',
    url: `${trip}/restore`,
    body: { revision: 1 },
    status: 404,
  },
  { route: 'POST /api/trips/:id/choose', openTo: 'members', url: `${trip}/choose`, status: 404 },
  { route: 'GET /api/trips/:id/links', openTo: 'members', url: `${trip}/links`, status: 404 },
  {
    route: 'POST /api/trips/:id/links',
    openTo: 'members',
    url: `${trip}/links`,
    body: { kind: 'share', dates: 'months', costs: true },
    status: 404,
  },
  {
    route: 'DELETE /api/trips/:id/links/:link',
    openTo: 'members',
    url: `${trip}/links/${NOBODY_ID}`,
    status: 404,
  },
  {
    route: 'GET /api/trips/shared/:token',
    openTo: 'everyone',
    url: '/api/trips/shared/AAAAAAAAAAAAAAAAAAAAAA',
    status: 404,
  },
  { route: 'GET /api/trips/:id/drafts', openTo: 'members', url: `${trip}/drafts`, status: 404 },
  {
    route: 'POST /api/trips/:id/drafts',
    openTo: 'members',
    url: `${trip}/drafts`,
    body: { id: NOBODY_ID, base: 1, writer: 'person', ops: [rename] },
    status: 404,
  },
  {
    route: 'POST /api/trips/:id/drafts/:draft',
    openTo: 'members',
    url: `${trip}/drafts/${NOBODY_ID}`,
    body: { accept: ['rename'] },
    status: 404,
  },
  { route: 'GET /api/trips/:id.json', openTo: 'members', url: `${trip}.json`, status: 404 },
  { route: 'GET /api/trips/:id.geojson', openTo: 'members', url: `${trip}.geojson`, status: 404 },
  { route: 'GET /api/trips/:id.pdf', openTo: 'members', url: `${trip}.pdf`, status: 404 },
  { route: 'GET /api/trips/:id.ics', openTo: 'members', url: `${trip}.ics`, status: 404 },
  {
    route: 'GET /api/trips/feeds/:token.ics',
    openTo: 'everyone',
    url: '/api/trips/feeds/AAAAAAAAAAAAAAAAAAAAAA.ics',
    status: 404,
  },
];
