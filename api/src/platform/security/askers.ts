import { Inject, Injectable } from '@nestjs/common';
import { entitlementsOf, type Entitlements, type SessionUser } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../settings/settings.service.js';
import { SESSION_USERS, type SessionUsers } from './access.js';

/** Who asks, null for a visitor, and what they may do now. */
export interface Asker {
  user: SessionUser | null;
  may: Entitlements;
}

/** For routes that are open to everybody and answer some people more than others. Whoever knows sessions provides it. */
@Injectable()
export class Askers {
  constructor(
    @Inject(SESSION_USERS) private readonly users: SessionUsers,
    private readonly settings: Settings,
  ) {}

  async of(request: FastifyRequest): Promise<Asker> {
    const [user, settings] = await Promise.all([this.users.findUser(request), this.settings.entitlements()]);
    return { user, may: entitlementsOf(user, settings, new Date()) };
  }
}
