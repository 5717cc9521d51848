import { NOBODY_ID, type RouteRow } from './row.js';

const conversations = '/api/assistant/conversations';
const conversation = `${conversations}/${NOBODY_ID}`;

/** The travel assistant. What only owners may do is in assistant/*.spec.ts. */
export const assistantRoutes: RouteRow[] = [
  { route: 'GET /api/assistant/allowance', openTo: 'members' },
  { route: `GET ${conversations}`, openTo: 'members' },
  { route: `GET ${conversations}/:id`, openTo: 'members', url: conversation, status: 404 },
  { route: `DELETE ${conversations}/:id`, openTo: 'members', url: conversation, status: 404 },
  {
    route: `PUT ${conversations}/:id/messages/:message`,
    openTo: 'members',
    url: `${conversation}/messages/${NOBODY_ID}`,
    body: { text: 'what is rent in Lisbon' },
  },
  { route: `DELETE ${conversations}`, openTo: 'members', status: 204 },
];
