import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { errorCodes, hasTier, type SessionUser } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../errors/app-error.js';
import { type Access, ACCESS, FRESH, SESSION_USERS, type SessionUsers } from './access.js';
import { createFreshRequiredError, isFresh } from './freshness.js';

/** Returns the error for a user without access; null with access. */
export const toAccessError = (access: Access, user: SessionUser | null) => {
  if (access.kind === 'public') return null;
  if (!user) return unauthorized(errorCodes.sessionRequired, 'Please sign in first.');
  if (access.kind === 'admin' && !user.isAdmin)
    return forbidden(errorCodes.adminRequired, 'This is for admins.');
  if (access.kind === 'admin' && user.mustChangePassword)
    return forbidden(errorCodes.passwordChangeRequired, 'Please change your password first.');
  if (access.kind === 'tier' && !hasTier(user, access.tier)) {
    return forbidden(errorCodes.tierRequired, 'This is part of a paid plan.', { tier: access.tier });
  }
  return null;
};

/** Enforces the access rule of each route; a route without one is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Optional() @Inject(SESSION_USERS) private readonly users: SessionUsers | null,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access rule`);
    if (access.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.currentUser = (await this.users?.findUser(request)) ?? null;
    const refusal = toAccessError(access, request.currentUser);
    if (refusal) throw refusal;
    const provenAt = this.users?.getAuthenticatedAt(request) ?? null;
    if (this.reflector.get(FRESH, context.getHandler()) && !isFresh(provenAt))
      throw createFreshRequiredError();
    return true;
  }
}
