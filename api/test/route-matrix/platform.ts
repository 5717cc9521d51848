import type { RouteRow } from './row.js';

/** The platform: health, documents, pages, pictures, releases. */
export const platformRoutes: RouteRow[] = [
  { route: 'GET /api/health/live', openTo: 'everyone' },
  { route: 'GET /api/health/ready', openTo: 'everyone' },
  {
    route: 'POST /api/client-errors',
    openTo: 'everyone',
    body: { message: 'x is not a function', stack: 'at y', path: '/wanderlens', release: 'wanderlens 1.0.0' },
    status: 204,
  },
  // It accepts reports in browser formats: see api/test/platform/csp-reports.spec.ts.
  { route: 'POST /api/csp-reports', openTo: 'everyone', body: { 'csp-report': {} }, status: 400 },
  {
    route: 'POST /api/analytics/events',
    openTo: 'everyone',
    body: { name: 'time_spent', path: '/wanderlens', seconds: 42 },
    status: 204,
  },
  { route: 'GET /api/docs', openTo: 'everyone' },
  { route: 'GET /api/docs-json', openTo: 'everyone' },
  { route: 'GET /api/docs/start.js', openTo: 'everyone' },
  { route: 'GET /api/docs/:file', openTo: 'everyone', url: '/api/docs/swagger-ui.css' },
  { route: 'GET /*', openTo: 'everyone', url: '/help' },
  { route: 'GET /icon.svg', openTo: 'everyone' },
  { route: 'GET /licences.txt', openTo: 'everyone' },
  { route: 'GET /robots.txt', openTo: 'everyone' },
  { route: 'GET /sitemap.xml', openTo: 'everyone' },
  { route: 'GET /releases/:name/:version/*', openTo: 'everyone', url: '/releases/wanderlens/1.0.0/entry.js' },
  {
    route: 'GET /api/art/cities/:file',
    openTo: 'everyone',
    url: '/api/art/cities/lisbon.svg?theme=dark&shape=card&hour=17&month=11',
  },
  { route: 'GET /api/art/posts/:file', openTo: 'everyone', url: '/api/art/posts/four-shared-hours.svg' },
  { route: 'GET /api/art/stamps/:file', openTo: 'everyone', url: '/api/art/stamps/lisbon.svg?theme=dark' },
  { route: 'GET /dev/mailbox', openTo: 'everyone' },
  { route: 'GET /dev/mailbox/letter', openTo: 'everyone' },
  { route: 'GET /dev/mailbox/mailbox.css', openTo: 'everyone' },
  {
    route: 'GET /api/art/people/:file',
    openTo: 'everyone',
    url: '/api/art/people/0123456789abcdef01234567.svg',
  },
  { route: 'GET /api/releases', openTo: 'everyone' },
  {
    route: 'POST /api/releases/reports',
    openTo: 'everyone',
    body: { name: 'wanderlens', version: '1.0.0', reason: 'timeout' },
    status: 204,
  },
];
