import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { SessionUser, Tier as TierName } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. Every route says it, once. */
export type Access =
  { kind: 'public' } | { kind: 'signed-in' } | { kind: 'tier'; tier: TierName } | { kind: 'admin' };

export const ACCESS = Symbol('access');

/** How the API's document names the session. */
export const SESSION_SCHEME = 'session';

const closed = (access: Access) => applyDecorators(SetMetadata(ACCESS, access), ApiSecurity(SESSION_SCHEME));

export const Public = () => SetMetadata(ACCESS, { kind: 'public' } satisfies Access);
export const SignedIn = () => closed({ kind: 'signed-in' });
/** @public For members of `tier` and above. */
export const Tier = (tier: TierName) => closed({ kind: 'tier', tier });
/** For admins, see the guard. */
export const Admin = () => closed({ kind: 'admin' });

export const FRESH = Symbol('fresh');

/** Besides a session, this needs a proof of the last ten minutes of who its owner is: the sign-in's own, or another. */
export const Fresh = () => SetMetadata(FRESH, true);

/** Knows whose session a request carries; the auth module provides it. */
export interface SessionUsers {
  findUser(request: FastifyRequest): Promise<SessionUser | null>;
  /** When that person last proved who they are. */
  provenAt(request: FastifyRequest): Date | null;
}

export const SESSION_USERS = Symbol('SessionUsers');

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard; undefined on public routes until somebody asks. */
    currentUser?: SessionUser | null;
  }
}

/** The signed-in person of a guarded route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().currentUser,
);
