import { Injectable } from '@nestjs/common';
import type {
  AssistantConversation,
  AssistantConversationPage,
  AssistantConversations,
  AssistantMessage,
} from '@wanderwork/contracts';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { conversationNotFound } from '../assistant.errors.js';
import {
  ConversationsRepository,
  type ConversationRow,
  type MessageRow,
} from './conversations.repository.js';

const PAGE_SIZE = 30;
const MESSAGES_SIZE = 20;

const toConversation = ({ id, title, updatedAt }: ConversationRow): AssistantConversation => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
});

const toMessage = ({ id, text, page, trip, state, events, createdAt }: MessageRow): AssistantMessage => ({
  id,
  text,
  page,
  trip,
  state,
  events,
  createdAt: createdAt.toISOString(),
});

/** The conversations of a person: list, read and delete. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly pageKeys: PageKeys,
  ) {}

  async list(userId: string, after?: string): Promise<AssistantConversations> {
    const list = `assistant ${userId}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const rows = await this.conversations.list(userId, place, PAGE_SIZE);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: shown.map(toConversation),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
    };
  }

  /** Messages, newest first. Throws 404 for an unknown conversation and that of another person. */
  async get(userId: string, id: string, after?: string): Promise<AssistantConversationPage> {
    const list = `assistant ${userId} ${id}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const conversation = await this.conversations.find(userId, id);
    if (!conversation) throw conversationNotFound();
    const rows = await this.conversations.listMessages(
      userId,
      id,
      place ? Number(place.value) : null,
      MESSAGES_SIZE + 1,
    );
    const shown = rows.slice(0, MESSAGES_SIZE);
    const last = rows.length > MESSAGES_SIZE ? shown.at(-1) : undefined;
    return {
      ...toConversation(conversation),
      messages: shown.map(toMessage),
      nextKey: last ? this.pageKeys.write(list, { value: String(last.seq), id: last.id }) : null,
    };
  }

  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.conversations.delete(userId, id))) throw conversationNotFound();
  }

  async deleteAll(userId: string): Promise<void> {
    await this.conversations.deleteAll(userId);
  }
}
