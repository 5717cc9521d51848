import type { Role } from '../support/people.js';
import type { TestApp } from '../support/index.js';

/** Who may call a route: everybody, whoever is signed in, a tier and those above it, admins. */
export type OpenTo = 'everyone' | 'members' | 'pro' | 'premium' | 'admins';

export interface RouteRow {
  /** As Fastify registers it. */
  route: string;
  openTo: OpenTo;
  /** An address of this route that there is, with a valid query; the route itself where nothing varies in it. */
  url?: string;
  /** A valid body, or how to come by one; routes that read a body must have it. */
  body?: object | ((house: TestApp) => Promise<object>);
  /** What those answer who may; 200 by default. */
  answer?: number;
  /** Where a role's answer follows another rule (somebody else's thing). */
  answers?: Partial<Record<Role, number>>;
  /** The call ends the caller's session, so the next one needs a new one. */
  endsSession?: boolean;
}

/** An id that nothing has. */
export const nobody = '0193a000-0000-7000-8000-000000000001';
