import type { PersonSummary } from './connect.js';
import type { Page } from './responses.js';

export const messageLimits = {
  /** Characters of a request, the first text to somebody. */
  request: 500,
  /** Characters of a message in an accepted conversation. */
  text: 4000,
  /** Per day in UTC. */
  requestsPerDay: 3,
  /** How long people have to reply to each other's posts before one may write to the other. */
  replyDays: 30,
  /** The messages of a conversation in which the reader is warned of scams. */
  warned: 10,
  /** What moderators see of a conversation before the reported message. */
  reported: 20,
} as const;

export const SCAM_WARNING =
  'People who ask for money, or to move to another app early on, are often scammers.';

/** `requested`: not accepted yet. Whoever sent a request sees this too after it was declined. */
export type ConversationState = 'requested' | 'accepted';

/** A conversation as one of its two people sees it. */
export interface Conversation {
  /** The id of its first message. */
  id: string;
  /** Null for a former member. */
  other: PersonSummary | null;
  state: ConversationState;
  /** Whether the reader sent the request. */
  isOwnRequest: boolean;
  /** The beginning of the last message; null while it is folded away or hidden. */
  preview: string | null;
  isUnread: boolean;
  /** The reader muted or blocked the other person: show one line with "Show". */
  isMuted: boolean;
  isBlocked: boolean;
  lastAt: string;
}

export interface PrivateMessage {
  id: string;
  /** Counts up from 1 in each conversation. */
  number: number;
  isOwn: boolean;
  /** Plain text; null after a moderator hid it. */
  text: string | null;
  at: string;
  /** Show `SCAM_WARNING`: an early message by the other person that mentions money or another app. */
  hasScamWarning: boolean;
}

/** The answer to a request or message. */
export interface SentMessage {
  conversation: string;
  message: PrivateMessage;
}

/** A conversation with a page of its messages, the newest first. */
export interface ConversationDetail extends Conversation {
  messages: Page<PrivateMessage>;
}

/** The requests that others sent, or all other conversations; the most recent first. */
export const messageBoxes = ['conversations', 'requests'] as const;
export type MessageBox = (typeof messageBoxes)[number];

/** Conversations with something unread, and the requests among them; exact up to 300. */
export interface UnreadMessages {
  unread: number;
  requests: number;
}

export interface ConversationPage extends Page<Conversation>, UnreadMessages {}

/** How the reader can write to somebody. It depends only on what the reader did and what everybody can read. */
export interface MessageContact {
  /** The conversation that exists. */
  conversation: string | null;
  /** Whether it makes sense to write a request. The other person may still have turned messages off. */
  canRequest: boolean;
}

export interface MessageSettings {
  /** Whether others can write private messages to the person. */
  isOn: boolean;
}
