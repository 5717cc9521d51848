import {
  messageLimits,
  type Conversation,
  type PersonSummary,
  type PrivateMessage,
} from '@wanderwork/contracts';
import type { ConversationRow } from './conversations.repository.js';
import type { MessageRow } from './messages.repository.js';
import { mentionsMoneyOrMessenger } from './scam-warning.policy.js';

const PREVIEW_LENGTH = 140;

/** What the reader knows about the other person of a conversation. */
export interface OtherPerson {
  summary: PersonSummary | null;
  isMuted: boolean;
  isBlocked: boolean;
}

const toPreview = (message: MessageRow | undefined): string | null => {
  if (!message || message.hiddenAt !== null) return null;
  const line = message.text.replace(/\s+/g, ' ');
  return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH)}…` : line;
};

/** Nothing here depends on what the other person did with a request. */
export const toConversation = (
  row: ConversationRow,
  last: MessageRow | undefined,
  { summary, isMuted, isBlocked }: OtherPerson,
): Conversation => ({
  id: row.id,
  other: summary,
  state: row.state === 'accepted' ? 'accepted' : 'requested',
  isOwnRequest: row.isRequester,
  preview: isMuted ? null : toPreview(last),
  isUnread: !isMuted && row.lastNumber > row.readNumber,
  isMuted,
  isBlocked,
  lastAt: row.lastAt.toISOString(),
});

export const toMessage = (
  { id, number, senderId, text, createdAt, hiddenAt }: MessageRow,
  readerId: string,
): PrivateMessage => {
  const isOwn = senderId === readerId;
  return {
    id,
    number,
    isOwn,
    text: hiddenAt === null ? text : null,
    at: createdAt.toISOString(),
    hasScamWarning:
      !isOwn && hiddenAt === null && number <= messageLimits.warned && mentionsMoneyOrMessenger(text),
  };
};
