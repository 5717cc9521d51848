import { Injectable } from '@nestjs/common';
import type { MessageContact, SessionUser, TrustLevel } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { Database } from '../../platform/database/sql.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { BarriersService, ConnectPeople, RightsService } from '../community/index.js';
import { ConversationsRepository, type ConversationRow } from './conversations.repository.js';
import { MessageOpeners } from './message-openers.js';
import { MessageRequestsRepository } from './message-requests.repository.js';
import { MessageSettingsService } from './message-settings.service.js';
import { messagesClosed } from './messages.errors.js';

/** Members can send requests; others only answer. */
export const isMember = (level: TrustLevel): boolean =>
  level === 'member' || level === 'moderator' || level === 'admin';

/** Who can write to whom. */
@Injectable()
export class ContactRightsService {
  constructor(
    private readonly database: DataSource,
    private readonly settings: SettingsService,
    private readonly people: ConnectPeople,
    private readonly barriers: BarriersService,
    private readonly rights: RightsService,
    private readonly openers: MessageOpeners,
    private readonly messageSettings: MessageSettingsService,
    private readonly requests: MessageRequestsRepository,
    private readonly conversations: ConversationsRepository,
  ) {}

  /** Throws while the operator keeps private messages closed. */
  async assertOpen(): Promise<void> {
    if (!(await this.settings.isOn('privateMessages'))) throw messagesClosed();
  }

  /**
   * Whether these two can exchange messages: neither blocked the other, and both take messages or one of them is the
   * host of the other. It reads the same whatever the reason, so that the time it takes doesn't give the reason away.
   */
  async canExchange(userId: string, otherId: string, database: Database): Promise<boolean> {
    const blockers = await this.people.findBlockers([userId], otherId, database);
    const otherBlockers = await this.people.findBlockers([otherId], userId, database);
    const areOn = await this.messageSettings.areOn([userId, otherId], database);
    const haveHost = await this.openers.haveHost(userId, otherId, database);
    return blockers.length === 0 && otherBlockers.length === 0 && (areOn || haveHost);
  }

  /** Whether a request by `userId` would reach the other. */
  async canRequest(userId: string, otherId: string, database: Database): Promise<boolean> {
    const canExchange = await this.canExchange(userId, otherId, database);
    const areConnected = await this.openers.connect(userId, otherId, database);
    const hasAsked = await this.requests.hasAsked(userId, otherId, database);
    return canExchange && areConnected && !hasAsked;
  }

  /**
   * How somebody can write to the owner of a profile. It depends only on what they did themselves and on what both of
   * them know, never on the other's settings; a profile that is hidden from them by a block doesn't exist.
   */
  async describe(user: SessionUser, handle: string): Promise<MessageContact> {
    const none = { conversation: null, canRequest: false };
    const otherId = await this.people.findIdByHandle(handle);
    if (otherId === null || otherId === user.id || (await this.people.hasBlocked(otherId, user.id)))
      return none;
    const existing = await this.conversations.findWith(user.id, otherId);
    const visible = existing && (await this.conversations.findVisible(user.id, existing.id));
    if (visible) return { conversation: visible.id, canRequest: false };
    return { conversation: null, canRequest: await this.canTry(user, otherId, existing) };
  }

  private async canTry(user: SessionUser, otherId: string, existing: ConversationRow | null) {
    const isOpen = await this.settings.isOn('privateMessages');
    const hasBlocked = await this.barriers.has('blocks', user.id, otherId);
    const takesMessages = await this.messageSettings.areOn([user.id]);
    if (!isOpen || hasBlocked || !takesMessages) return false;
    // They removed the conversation from their list, or declined and change their mind.
    if (existing) return existing.state === 'accepted' || !existing.isRequester;
    if (!isMember(await this.getLevel(user)) || (await this.requests.hasAsked(user.id, otherId)))
      return false;
    return this.openers.connect(user.id, otherId, this.database);
  }

  private async getLevel(user: SessionUser): Promise<TrustLevel> {
    return this.rights.getLevel(user, await this.people.find(user.id));
  }
}
