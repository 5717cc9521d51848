import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { messageLimits, type SentMessage, type SessionUser } from '@wanderwork/contracts';
import type { MessageRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { toUtcDay } from '../../platform/utc-day.js';
import {
  ConnectPeople,
  idInUse,
  limitReached,
  profileRequired,
  RightsService,
  type Writer,
} from '../community/index.js';
import { connectNotFound } from '../moderation/index.js';
import { ContactRightsService, isMember } from './contact-rights.service.js';
import { ConversationsRepository, type ConversationRow } from './conversations.repository.js';
import { toMessage } from './conversation.mapper.js';
import { MessageNotifications } from './message-notifications.js';
import { MessageRequestsRepository } from './message-requests.repository.js';
import { memberRequired, notOpen } from './messages.errors.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';
import { assertRequestText } from './request-text.policy.js';

/** A message that is about to be stored. */
interface NewMessage {
  id: string;
  text: string;
  digest: string;
}

const toDigest = ({ id: _, ...request }: MessageRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Requests and messages. Sending the same again gives the same answer. */
@Injectable()
export class SendingService {
  constructor(
    private readonly database: DataSource,
    private readonly rights: RightsService,
    private readonly contacts: ContactRightsService,
    private readonly people: ConnectPeople,
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly requests: MessageRequestsRepository,
    private readonly notifications: MessageNotifications,
  ) {}

  async send(user: SessionUser, request: MessageRequest): Promise<SentMessage> {
    await this.contacts.assertOpen();
    const writer = await this.rights.getWriter(user);
    const message = { id: request.id.toLowerCase(), text: request.text, digest: toDigest(request) };
    const target = await this.findTarget(user.id, request);
    const write = () => this.database.transaction((manager) => this.write(writer, target, message, manager));
    try {
      await write();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The other person has written at the same moment: there is a conversation now.
      await write();
    }
    return this.toSent((await this.messages.find(message.id))!, user.id);
  }

  /** The person on the other side; null if there is nobody. */
  private async findTarget(userId: string, { to, conversation }: MessageRequest): Promise<string | null> {
    if (conversation === undefined) return this.people.findIdByHandle(to ?? '');
    const row = await this.conversations.findVisible(userId, conversation.toLowerCase());
    if (!row) throw connectNotFound();
    return row.otherId;
  }

  private async write(
    writer: Writer,
    otherId: string | null,
    message: NewMessage,
    manager: EntityManager,
  ): Promise<void> {
    const { user } = writer;
    if (!(await this.people.lock(user.id, manager))) throw profileRequired();
    const existing = await this.messages.find(message.id, manager);
    if (existing && existing.senderId === user.id && existing.requestDigest === message.digest) return;
    if (existing) throw idInUse();
    const conversation = otherId === null ? null : await this.findOpen(user.id, otherId, manager);
    if (conversation) await this.answer(user.id, conversation, message, manager);
    else await this.request(writer, otherId, message, manager);
  }

  /** A conversation in which this person can write: an accepted one, or a request that they received. */
  private async findOpen(userId: string, otherId: string, manager: EntityManager) {
    await this.conversations.removeOver([userId, otherId], manager);
    const found = await this.conversations.findWith(userId, otherId, manager);
    if (found?.state === 'requested' && found.isRequester) throw notOpen();
    return found;
  }

  /** Writing to somebody who has sent a request accepts it. */
  private async answer(
    userId: string,
    conversation: ConversationRow,
    { id, text, digest }: NewMessage,
    manager: EntityManager,
  ): Promise<void> {
    const otherId = conversation.otherId!;
    const remaining = await this.people.keep([otherId], manager);
    const rows = await this.conversations.lock(conversation, manager);
    if (!remaining.has(otherId) || rows.length < 2) throw notOpen();
    if (!(await this.contacts.canExchange(userId, otherId, manager))) throw notOpen();
    const own = rows.find((row) => row.userId === userId)!;
    const userIds = [userId, otherId];
    const number = own.lastNumber + 1;
    const message = { id, conversationId: own.id, number, senderId: userId, text, requestDigest: digest };
    if (own.state !== 'accepted') await this.conversations.accept(own.id, userIds, manager);
    await this.messages.insert(message, manager);
    await this.conversations.addMessage(own.id, { number, senderId: userId, userIds }, manager);
    const kind = own.state === 'accepted' ? 'message' : 'message-accepted';
    await this.notifications.notify({ userId: otherId, kind, objectId: own.id }, userId, manager);
  }

  /** What only concerns the writer is checked first, so that the limit says nothing about the other person. */
  private async request(
    { user, level }: Writer,
    otherId: string | null,
    { id, text, digest }: NewMessage,
    manager: EntityManager,
  ): Promise<void> {
    if (!isMember(level)) throw memberRequired();
    assertRequestText(text);
    await this.assertWithinDay(user.id, manager);
    if (otherId === null || otherId === user.id) throw notOpen();
    const remaining = await this.people.keep([otherId], manager);
    const canRequest = await this.contacts.canRequest(user.id, otherId, manager);
    if (!canRequest || !remaining.has(otherId)) throw notOpen();
    await this.requests.add(user.id, otherId, manager);
    await this.conversations.insert(id, user.id, otherId, manager);
    const message = { id, conversationId: id, number: 1, senderId: user.id, text, requestDigest: digest };
    await this.messages.insert(message, manager);
    const recipient = { userId: otherId, kind: 'message-request' as const, objectId: id };
    await this.notifications.notify(recipient, user.id, manager);
  }

  private async assertWithinDay(userId: string, manager: EntityManager): Promise<void> {
    const { start, end } = toUtcDay(Date.now());
    const limit = messageLimits.requestsPerDay;
    if ((await this.requests.countSince(userId, start, manager)) < limit) return;
    throw limitReached(limit, end, `You can send ${limit} requests a day. Please try again tomorrow.`);
  }

  private toSent(row: MessageRow, userId: string): SentMessage {
    return { conversation: row.conversationId, message: toMessage(row, userId) };
  }
}
