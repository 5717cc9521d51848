import { type LiveTopicHint } from '@wanderwork/contracts';

/** `missed`: hints may be missing, so look at everything again. */
export type LiveNews = ({ type: 'topic' } & LiveTopicHint) | { type: 'notifications' } | { type: 'missed' };

/** What the tabs of a browser tell each other. One of them has the stream, for all. */
export type TabMessage =
  | LiveNews
  | { type: 'topics'; tab: string; topics: string[] }
  | { type: 'gone'; tab: string }
  | { type: 'ask' };
