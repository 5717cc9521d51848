import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionUser, type Tier, getTierInEffect } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { createId } from '../../../platform/database/ids.js';
import type { SessionUsers } from '../../../platform/security/access.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import type { User } from '../entities/user.entity.js';
import { insecureConnection, sessionEnded } from '../auth.errors.js';
import { SESSION_ABSOLUTE_MS } from '../auth.policy.js';
import { describeDevice } from './device-label.js';
import { getHintCookie, getSessionCookie } from './session-cookie.js';
import { SessionListService } from './session-list.service.js';
import { createSession, getSession } from './request-session.js';
import type { OpenSession } from './session-store.js';

/** The tier of `user` at `now`. A tier past its end counts as free, even before the job that ends tiers has run. */
const getCurrentTier = ({ subscriptionTier, tierUntil }: User, now: Date): Tier =>
  tierUntil !== null && tierUntil <= now ? 'free' : subscriptionTier;

const toSessionUser = (user: User, tierInEffect: Tier): SessionUser => ({
  id: user.id,
  email: user.email,
  emailConfirmed: user.emailConfirmedAt !== null,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  isAdmin: user.isAdmin,
  subscriptionTier: getCurrentTier(user, new Date()),
  tierInEffect,
  mustChangePassword: user.mustChangePassword,
  preferences: { theme: user.theme, temperatureUnit: user.temperatureUnit, currency: user.currency },
});

/** Opens, renews and ends the session of a browser, and finds its owner. */
@Injectable()
export class SessionsService implements SessionUsers {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly sessions: SessionListService,
  ) {}

  /** Signs `user` in with this browser. */
  async open(request: FastifyRequest, reply: FastifyReply, user: User, remembered: boolean): Promise<void> {
    const now = new Date();
    await this.renew(request, reply, {
      id: createId(),
      userId: user.id,
      createdAt: now,
      provenAt: now,
      epoch: user.sessionEpoch,
      remembered,
      deviceLabel: describeDevice(request.headers['user-agent']),
    });
  }

  /**
   * Marks the session as re-authenticated and gives it a new id. Throws when the session ended in the meantime or
   * another tab has just renewed it.
   */
  async markFresh(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { open, sessionId } = getSession(request) ?? {};
    if (!open || !sessionId) return;
    const epoch = await this.sessions.take(sessionId, open.epoch);
    if (epoch === null) throw sessionEnded();
    await this.renew(request, reply, { ...open, epoch, provenAt: new Date() });
  }

  /** Gives the session a new id, which makes the old one invalid. This is no re-authentication. */
  async renewId(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { open, sessionId } = getSession(request) ?? {};
    if (!open || !sessionId) return;
    const epoch = await this.sessions.take(sessionId);
    if (epoch === null) throw sessionEnded();
    await this.renew(request, reply, { ...open, epoch });
  }

  /** Ends the session, if any, and clears the cookies. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = getSession(request);
    if (session?.open !== undefined) await session.destroy();
    for (const { name, ...attributes } of [getSessionCookie(this.config), getHintCookie(this.config)]) {
      reply.clearCookie(name, attributes);
    }
  }

  async findUser(request: FastifyRequest): Promise<SessionUser | null> {
    const owner = getSession(request)?.owner;
    if (!owner) return null;
    const settings = await this.settings.entitlements();
    const now = new Date();
    const { isAdmin } = owner;
    const holder = { isAdmin, subscriptionTier: getCurrentTier(owner, now) };
    return toSessionUser(owner, getTierInEffect(holder, settings, now));
  }

  getAuthenticatedAt(request: FastifyRequest): Date | null {
    return getSession(request)?.open?.provenAt ?? null;
  }

  /**
   * Creates a new id each time, so that an id somebody planted or saw becomes useless (session fixation). The row is
   * written just before the answer is sent, together with the cookie.
   */
  private async renew(request: FastifyRequest, reply: FastifyReply, open: OpenSession): Promise<void> {
    if (getSessionCookie(this.config).secure && request.protocol !== 'https') throw insecureConnection();
    const session = await createSession(request);
    session.open = open;
    const left = open.createdAt.getTime() + SESSION_ABSOLUTE_MS - Date.now();
    if (open.remembered) session.options({ maxAge: left });
    const { name, ...attributes } = getHintCookie(this.config);
    reply.setCookie(name, '1', { ...attributes, maxAge: Math.floor(left / 1000) });
  }
}
