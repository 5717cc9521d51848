import type { Role } from '../support/people.js';
import type { TestApp } from '../support/index.js';

/** Who may call a route: everybody, any signed-in user, a tier and those above it, or admins. */
export type OpenTo = 'everyone' | 'members' | 'pro' | 'premium' | 'admins';

export interface RouteRow {
  /** The route as Fastify registers it. */
  route: string;
  openTo: OpenTo;
  /** An existing URL of this route with a valid query; the route itself if it has no parameters. */
  url?: string;
  /** A valid body, or a function that creates one. Routes that read a body must have it. */
  body?: object | ((api: TestApp) => Promise<object>);
  /** The status for callers with access; 200 by default. */
  status?: number;
  /** The status for roles with another rule, such as a resource of another user. */
  statusByRole?: Partial<Record<Role, number>>;
  /** The call ends the caller's session, so the next call needs a new one. */
  endsSession?: boolean;
}

/** An id that nothing has. */
export const NOBODY_ID = '0193a000-0000-7000-8000-000000000001';
