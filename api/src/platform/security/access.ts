import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { SessionUser, Tier as TierName } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. Every route declares it once. */
export type Access =
  { kind: 'public' } | { kind: 'signed-in' } | { kind: 'tier'; tier: TierName } | { kind: 'admin' };

export const ACCESS = Symbol('access');

/** The name of the session in the API document. */
export const SESSION_SCHEME = 'session';

const restricted = (access: Access) =>
  applyDecorators(SetMetadata(ACCESS, access), ApiSecurity(SESSION_SCHEME));

export const Public = () => SetMetadata(ACCESS, { kind: 'public' } satisfies Access);
export const SignedIn = () => restricted({ kind: 'signed-in' });
/** @public For members of `tier` and above. */
export const Tier = (tier: TierName) => restricted({ kind: 'tier', tier });
/** For admins; see the guard. */
export const Admin = () => restricted({ kind: 'admin' });

export const FRESH = Symbol('fresh');

/** Requires authentication within the last ten minutes, at sign-in or again. */
export const Fresh = () => SetMetadata(FRESH, true);

/** Finds the person whose session a request has; the auth module provides it. */
export interface SessionUsers {
  findUser(request: FastifyRequest): Promise<SessionUser | null>;
  /** When that person last authenticated. */
  getAuthenticatedAt(request: FastifyRequest): Date | null;
}

export const SESSION_USERS = Symbol('SessionUsers');

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard; undefined on public routes until somebody looks it up. */
    currentUser?: SessionUser | null;
  }
}

/** Injects the signed-in person of a guarded route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().currentUser,
);
