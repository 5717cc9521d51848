import { Injectable } from '@nestjs/common';
import type {
  Conversation,
  ConversationDetail,
  ConversationPage,
  MessageBox,
  UnreadMessages,
} from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { PageKeys } from '../../platform/lists/page-keys.js';
import { BarriersService, ConnectPeople } from '../community/index.js';
import { connectNotFound } from '../moderation/index.js';
import { ContactRightsService } from './contact-rights.service.js';
import { toConversation, toMessage, type OtherPerson } from './conversation.mapper.js';
import { ConversationsRepository, MAX_COUNTED, type ConversationRow } from './conversations.repository.js';
import { MessageNotifications } from './message-notifications.js';
import { notOpen } from './messages.errors.js';
import { MessagesRepository } from './messages.repository.js';

const PAGE_SIZE = 30;

/** What a person sees of their conversations and does with them. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly database: DataSource,
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly contacts: ContactRightsService,
    private readonly people: ConnectPeople,
    private readonly barriers: BarriersService,
    private readonly notifications: MessageNotifications,
    private readonly pageKeys: PageKeys,
  ) {}

  async list(userId: string, box: MessageBox, after: string | undefined): Promise<ConversationPage> {
    const list = `messages ${userId} ${box}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const rows = await this.conversations.list(userId, box, place, PAGE_SIZE);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    const total = await this.conversations.count(userId, box);
    return {
      items: await this.toConversations(userId, shown),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
      ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIs: 'over' } : { total }),
      ...(await this.countUnread(userId)),
    };
  }

  async countUnread(userId: string): Promise<UnreadMessages> {
    return this.conversations.countUnread(userId, await this.barriers.listMuted(userId));
  }

  async get(userId: string, id: string, after?: string): Promise<ConversationDetail> {
    const row = await this.getVisible(userId, id);
    const [conversation] = await this.toConversations(userId, [row]);
    const list = `conversation ${userId} ${id}`;
    const below = after === undefined ? null : Number(this.pageKeys.read(list, after).value);
    const rows = await this.messages.list(id, { above: row.clearedNumber, below }, PAGE_SIZE);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      ...conversation!,
      messages: {
        items: shown.map((message) => toMessage(message, userId)),
        nextKey: last ? this.pageKeys.write(list, { value: String(last.number), id: last.id }) : null,
        total: row.lastNumber - row.clearedNumber,
      },
    };
  }

  /** Accepting again gives the same answer. */
  async accept(userId: string, id: string): Promise<ConversationDetail> {
    await this.contacts.assertOpen();
    await this.database.transaction((manager) => this.acceptLocked(userId, id, manager));
    return this.get(userId, id);
  }

  private async acceptLocked(userId: string, id: string, manager: EntityManager): Promise<void> {
    const found = await this.getVisible(userId, id, manager);
    if (found.state === 'requested' && found.isRequester) throw connectNotFound();
    const remaining = await this.people.keep(found.otherId === null ? [] : [found.otherId], manager);
    const rows = await this.conversations.lock(found, manager);
    const own = rows.find((row) => row.userId === userId);
    if (own?.state === 'accepted') return;
    const otherId = own?.otherId ?? null;
    if (own?.state !== 'requested' || otherId === null || rows.length < 2) throw connectNotFound();
    if (!remaining.has(otherId)) throw connectNotFound();
    if (!(await this.contacts.canExchange(userId, otherId, manager))) throw notOpen();
    await this.conversations.accept(id, [userId, otherId], manager);
    const recipient = { userId: otherId, kind: 'message-accepted' as const, objectId: id };
    await this.notifications.notify(recipient, userId, manager);
  }

  /** The other person is not notified and can't tell it from a request that wasn't read. */
  async decline(userId: string, id: string): Promise<void> {
    const found = await this.conversations.findReceived(userId, id);
    if (!found || found.state === 'accepted') throw connectNotFound();
    await this.conversations.decline(userId, id);
    await this.notifications.markSeen(userId, id);
  }

  /** Removes it from the person's own list: the other one keeps theirs. A request that they received is declined. */
  async remove(userId: string, id: string): Promise<void> {
    const found = await this.getVisible(userId, id);
    if (found.state === 'requested' && !found.isRequester) return this.decline(userId, id);
    await this.database.transaction(async (manager) => {
      const rows = await this.conversations.lock(found, manager);
      const own = rows.find((row) => row.userId === userId);
      if (!own) return;
      await this.conversations.clear(userId, id, manager);
      if (own.state !== 'accepted') return;
      const otherCleared = rows.find((row) => row !== own)?.clearedNumber ?? own.lastNumber;
      await this.messages.removeUpTo(id, Math.min(own.lastNumber, otherCleared), manager);
      if (own.otherId === null) await this.conversations.remove(userId, id, manager);
    });
    await this.notifications.markSeen(userId, id);
  }

  async markRead(userId: string, id: string, number: number): Promise<void> {
    await this.getVisible(userId, id);
    if (await this.conversations.markRead(userId, id, number)) await this.notifications.markSeen(userId, id);
  }

  private async getVisible(userId: string, id: string, manager?: EntityManager): Promise<ConversationRow> {
    const row = await this.conversations.findVisible(userId, id, manager);
    if (!row) throw connectNotFound();
    return row;
  }

  private async toConversations(userId: string, rows: readonly ConversationRow[]): Promise<Conversation[]> {
    const others = await this.findOthers(userId, rows);
    const last = new Map(
      (await this.messages.findLast(rows)).map((message) => [message.conversationId, message]),
    );
    return rows.map((row) => toConversation(row, last.get(row.id), others(row.otherId)));
  }

  private async findOthers(userId: string, rows: readonly ConversationRow[]) {
    const ids = rows.flatMap(({ otherId }) => otherId ?? []);
    const [summaries, muted, blocked] = await Promise.all([
      this.people.findSummaries(ids),
      this.barriers.findMuted(userId, ids),
      this.barriers.findBlocked(userId, ids),
    ]);
    return (id: string | null): OtherPerson => ({
      summary: (id === null ? null : summaries.get(id)) ?? null,
      isMuted: id !== null && muted.has(id),
      isBlocked: id !== null && blocked.has(id),
    });
  }
}
