export const liveLimits = {
  /** Topics that one stream of hints can name. */
  topics: 20,
  /** Streams of one account; a further one ends the oldest. */
  streamsPerAccount: 3,
} as const;

/** Where a topic has a new reply. Hints never contain a text. */
export interface LiveTopicHint {
  /** The code of the topic. */
  topic: string;
  number: number;
}

/**
 * The events of `GET /api/connect/live`. `notifications`: the reader has an unread notification, or read some elsewhere.
 * `replaced`: the account opened too many streams, and this one must not be opened again soon.
 */
export type LiveEventName = 'topic' | 'notifications' | 'replaced';
