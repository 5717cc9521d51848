import { NOBODY_ID, type RouteRow } from './row.js';

const CONNECT = '/api/connect';
const meetup = `${CONNECT}/meet-ups/aaaaaaaa`;
const venue = { name: 'Café Central', address: 'Rua Nova 1' };
const inAWeek = () => `${new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T19:00`;
const fields = {
  title: 'Dinner by the river',
  text: 'We sit outside.',
  minutes: 120,
  seats: 8,
  venue,
  isAddressVisible: false,
  isPublicPlace: true,
};

/** Meet-ups of Connect. */
export const meetupRoutes: RouteRow[] = [
  { route: 'GET /api/connect/meet-ups', openTo: 'everyone', url: `${CONNECT}/meet-ups?place=city:lisbon` },
  { route: 'GET /api/connect/meet-ups/own', openTo: 'members' },
  {
    route: 'POST /api/connect/meet-ups',
    openTo: 'members',
    body: async () => ({ ...fields, city: 'atlantis', dates: [{ id: NOBODY_ID, start: inAWeek() }] }),
    status: 404,
  },
  { route: 'GET /api/connect/meet-ups/:code', openTo: 'everyone', url: meetup, status: 404 },
  { route: 'GET /api/connect/meet-ups/:code.ics', openTo: 'everyone', url: `${meetup}.ics`, status: 404 },
  {
    route: 'PATCH /api/connect/meet-ups/:code',
    openTo: 'members',
    url: meetup,
    body: async () => ({ ...fields, revision: 1, start: inAWeek() }),
    status: 404,
  },
  {
    route: 'POST /api/connect/meet-ups/:code/cancel',
    openTo: 'members',
    url: `${meetup}/cancel`,
    body: { reason: 'The café is closed.' },
    status: 404,
  },
  { route: 'PUT /api/connect/meet-ups/:code/rsvp', openTo: 'members', url: `${meetup}/rsvp`, status: 404 },
  { route: 'DELETE /api/connect/meet-ups/:code/rsvp', openTo: 'members', url: `${meetup}/rsvp`, status: 404 },
  {
    route: 'GET /api/connect/meet-ups/:code/guests',
    openTo: 'members',
    url: `${meetup}/guests`,
    status: 404,
  },
  {
    route: 'PUT /api/connect/meet-ups/:code/hosting',
    openTo: 'members',
    url: `${meetup}/hosting`,
    status: 404,
  },
  {
    route: 'DELETE /api/connect/meet-ups/:code/hosting',
    openTo: 'members',
    url: `${meetup}/hosting`,
    status: 404,
  },
  {
    route: 'PUT /api/connect/meet-ups/:code/co-hosts/:handle',
    openTo: 'members',
    url: `${meetup}/co-hosts/nobody`,
    status: 404,
  },
  {
    route: 'DELETE /api/connect/meet-ups/:code/co-hosts/:handle',
    openTo: 'members',
    url: `${meetup}/co-hosts/nobody`,
    status: 404,
  },
  { route: 'GET /api/connect/calendar', openTo: 'members' },
  { route: 'POST /api/connect/calendar', openTo: 'members' },
  { route: 'DELETE /api/connect/calendar', openTo: 'members', status: 204 },
  {
    route: 'GET /api/connect/calendar/:secret.ics',
    openTo: 'everyone',
    url: `${CONNECT}/calendar/none.ics`,
    status: 404,
  },
];
