import { Inject, Injectable, Optional } from '@nestjs/common';
import { getEntitlements, type Entitlements, type SessionUser } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { SettingsService } from '../settings/settings.service.js';
import { SESSION_USERS, type SessionUsers } from './access.js';

/** The person who sends a request (null for a visitor) and their current entitlements. */
export interface RequestActor {
  user: SessionUser | null;
  may: Entitlements;
}

/** For public routes whose answer depends on who asks. */
@Injectable()
export class RequestUser {
  constructor(
    // The command line has no sessions.
    @Optional() @Inject(SESSION_USERS) private readonly users: SessionUsers | null,
    private readonly settings: SettingsService,
  ) {}

  async find(request: FastifyRequest): Promise<RequestActor> {
    const [user, settings] = await Promise.all([this.users?.findUser(request), this.settings.entitlements()]);
    return { user: user ?? null, may: getEntitlements(user ?? null, settings, new Date()) };
  }
}
