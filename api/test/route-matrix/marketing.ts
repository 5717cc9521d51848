import { createSubscribeLink, createUnsubscribeLink } from './links.js';
import { person } from './person.js';
import type { RouteRow } from './row.js';

/** Waitlist and newsletter. */
export const marketingRoutes: RouteRow[] = [
  {
    route: 'POST /api/waitlist',
    openTo: 'everyone',
    body: { ...person, name: 'Ana Ferreira', newsletter: true },
  },
  { route: 'POST /api/newsletter/subscribe', openTo: 'everyone', body: { email: person.email, name: '' } },
  { route: 'POST /api/newsletter/confirm', openTo: 'everyone', body: createSubscribeLink },
  { route: 'POST /api/newsletter/unsubscribe', openTo: 'everyone', body: createUnsubscribeLink },
  {
    // The token in the URL is the permission; the one of this row was never issued.
    route: 'POST /api/newsletter/unsubscribe/:token',
    openTo: 'everyone',
    url: '/api/newsletter/unsubscribe/none',
    body: { 'List-Unsubscribe': 'One-Click' },
    status: 404,
  },
];
