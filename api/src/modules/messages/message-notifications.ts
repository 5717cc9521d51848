import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths, type NotificationKind } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { BarriersService } from '../community/index.js';
import { NotificationsService, NotificationSources, type Recipient } from '../notifications/index.js';
import { ConversationsRepository } from './conversations.repository.js';

const kinds = ['message-request', 'message-accepted', 'message'] as const satisfies NotificationKind[];

/** Notifications of private messages: one unread per conversation. */
@Injectable()
export class MessageNotifications implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly sources: NotificationSources,
    private readonly notifications: NotificationsService,
    private readonly barriers: BarriersService,
    private readonly conversations: ConversationsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.add({
      name: 'messages',
      kinds,
      describe: (ids, readerId) => this.describe(ids, readerId),
      emails: { 'message-accepted': { kind: 'messages', atOnce: true } },
      describeForEmail: async (unread, readerId) => {
        const described = await this.describe(
          unread.map(({ objectId }) => objectId),
          readerId,
        );
        return new Map(
          [...described].map(([id, line]) => [id, { before: 'Your request was accepted:', ...line }]),
        );
      },
    });
  }

  /** Nobody is notified of somebody whom they muted. */
  async notify(recipient: Recipient, actorId: string, manager: EntityManager): Promise<void> {
    if (await this.barriers.hasMuted(recipient.userId, actorId, manager)) return;
    await this.notifications.notify([recipient], actorId, manager);
  }

  markSeen(userId: string, conversationId: string): Promise<void> {
    return this.notifications.markSeen(userId, kinds, conversationId, this.database);
  }

  private async describe(ids: readonly string[], readerId: string) {
    const visible = await this.conversations.findVisibleIds(readerId, ids);
    return new Map(
      visible.map((id) => [id, { title: 'Private messages', path: paths.web.connectConversation(id) }]),
    );
  }
}
