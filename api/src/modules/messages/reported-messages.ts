import { Injectable, type OnModuleInit } from '@nestjs/common';
import { messageLimits, type CaseSubject, type SessionUser } from '@wanderwork/contracts';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { ConnectPeople } from '../community/index.js';
import { ReportedObjects, type ReportedObject } from '../moderation/index.js';
import { ConversationsRepository } from './conversations.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** How private messages are reported and hidden. Moderators see what the report stored, and nothing else. */
@Injectable()
export class ReportedMessages implements OnModuleInit {
  constructor(
    private readonly objects: ReportedObjects,
    private readonly messages: MessagesRepository,
    private readonly conversations: ConversationsRepository,
    private readonly people: ConnectPeople,
  ) {}

  onModuleInit(): void {
    this.objects.add({
      kind: 'message',
      isPrivate: true,
      actions: ['hide'],
      find: (id, reader) => this.find(id, reader),
      describe: (id) => this.describe(id),
      apply: async (_action, id, _value, manager) => ((await this.setHidden(id, true, manager)) ? {} : null),
      undo: async (_action, id, _before, manager) => void (await this.setHidden(id, false, manager)),
    });
  }

  /** Only whoever received a message can report it. */
  private async find(id: string, reader: SessionUser | null): Promise<ReportedObject | null> {
    const message = reader && isUUID(id) ? await this.messages.find(id.toLowerCase()) : null;
    if (!message || !reader || message.senderId === reader.id) return null;
    const conversation = await this.conversations.findVisible(reader.id, message.conversationId);
    if (!conversation || message.number <= conversation.clearedNumber) return null;
    return { objectId: message.id, ownerId: message.senderId, region: null };
  }

  private async describe(id: string): Promise<CaseSubject | null> {
    const message = await this.messages.find(id);
    if (!message) return null;
    const owner = await this.people.find(message.senderId);
    const earlier = await this.messages.listBefore(message, messageLimits.reported);
    return {
      owner: owner && { handle: owner.handle, name: owner.name },
      title: 'A private message',
      text: message.text,
      path: null,
      messages: earlier.map(({ senderId, text, createdAt }) => ({
        isOwners: senderId === message.senderId,
        text,
        at: createdAt.toISOString(),
      })),
    };
  }

  private setHidden(id: string, isHidden: boolean, manager: EntityManager): Promise<boolean> {
    return this.messages.setHidden(id, isHidden, manager);
  }
}
