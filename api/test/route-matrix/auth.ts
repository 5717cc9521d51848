import { createCredentials, INVALID_PASSKEY, password, person } from './person.js';
import type { RouteRow } from './row.js';

/** Signing in and out. */
export const authRoutes: RouteRow[] = [
  { route: 'GET /api/auth/user', openTo: 'members' },
  { route: 'POST /api/auth/login', openTo: 'everyone', body: createCredentials, endsSession: true },
  { route: 'POST /api/auth/register', openTo: 'everyone', body: { ...person, password, newsletter: true } },
  { route: 'POST /api/signup', openTo: 'everyone', body: { ...person, newsletter: false } },
  { route: 'GET /api/login', openTo: 'everyone', url: '/api/login?returnTo=/profile', status: 302 },
  { route: 'GET /api/logout', openTo: 'everyone' },
  { route: 'POST /api/logout', openTo: 'everyone', endsSession: true },
  { route: 'POST /api/auth/logout', openTo: 'everyone', endsSession: true },
  { route: 'POST /api/auth/passkey/options', openTo: 'everyone' },
  { route: 'POST /api/auth/passkey', openTo: 'everyone', body: { passkey: INVALID_PASSKEY }, status: 400 },
  { route: 'POST /api/auth/second-factor', openTo: 'everyone', body: { code: '123456' }, status: 403 },
  { route: 'POST /api/auth/second-factor/passkey-options', openTo: 'everyone', status: 403 },
  { route: 'POST /api/auth/fresh', openTo: 'members', body: { password }, status: 204, endsSession: true },
  { route: 'POST /api/auth/fresh/passkey-options', openTo: 'members' },
];
