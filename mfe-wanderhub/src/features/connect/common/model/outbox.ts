import { paths, type ConnectPost, type SentMessage, type TopicSummary } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { createStoredList } from '@wanderwork/platform/stored-lists';
import { create } from 'zustand';
import { describeSendError, isTemporary } from './errors';

/** A topic, a reply or a private message as the API takes it. */
export interface OutgoingBody {
  id: string;
  text: string;
  title?: string;
  /** A handle, for a first message. */
  to?: string;
  [field: string]: unknown;
}

/** A post or a private message that waits in this browser until it can be sent. */
export interface OutgoingPost {
  userId: string;
  /** The topic that it replies to; null for a new topic. */
  topic: { code: string; slug: string; title: string } | null;
  /** The name of the person to whom it is a private message; absent for posts. */
  recipient?: string;
  body: OutgoingBody;
  /** Why the server refused it; null while it waits. */
  error: string | null;
}

/** What the server answers: a new topic, or a reply. */
export type SentPost = (TopicSummary & { number?: undefined }) | ConnectPost;

const isOutgoingPost = (value: unknown): value is OutgoingPost =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'topic' in value &&
  'error' in value &&
  'body' in value &&
  typeof value.body === 'object' &&
  value.body !== null &&
  'id' in value.body &&
  'text' in value.body;

const MAX_WAITING = 50;

/** Everything that waits, of every person who uses this browser. */
export const outbox = createStoredList({
  key: 'wanderwork_connect_outbox',
  isItem: isOutgoingPost,
  shorten: (posts) => posts.slice(-MAX_WAITING),
});

const isSame = (a: OutgoingPost, b: OutgoingPost): boolean => a.body.id === b.body.id;

/** Returns false if the browser can't store it. */
export const putInOutbox = (post: OutgoingPost): boolean =>
  outbox.set([...outbox.get().filter((other) => !isSame(other, post)), post]);

export const removeFromOutbox = (post: OutgoingPost): void =>
  void outbox.set(outbox.get().filter((other) => !isSame(other, post)));

/** The id of the post that is being sent. */
export const useSending = create<{ id: string | null }>(() => ({ id: null }));

/** The number of the last post that was sent to each topic from here, by its code. */
const writtenNumbers = new Map<string, number>();

/** A topic that is read after this must contain the post of this number. */
export const findWrittenNumber = (code: string): number | undefined => writtenNumbers.get(code);

export const sendPost = async ({ topic, body }: Pick<OutgoingPost, 'topic' | 'body'>): Promise<SentPost> => {
  if (!topic) return http.post<SentPost>(paths.api.connect.topics(), body);
  const post = await http.post<ConnectPost>(paths.api.connect.replies(topic.code), body);
  writtenNumbers.set(topic.code, post.number);
  return post;
};

export const sendPrivateMessage = ({ body }: Pick<OutgoingPost, 'body'>): Promise<SentMessage> =>
  http.post<SentMessage>(paths.api.connect.messages(), body);

const send = (post: OutgoingPost): Promise<unknown> =>
  post.recipient === undefined ? sendPost(post) : sendPrivateMessage(post);

/** Returns whether the next post may be tried. */
const sendOne = async (post: OutgoingPost, onSent: (post: OutgoingPost) => void): Promise<boolean> => {
  useSending.setState({ id: post.body.id });
  try {
    await send(post);
    removeFromOutbox(post);
    onSent(post);
    return true;
  } catch (error) {
    if (isTemporary(error)) return false;
    putInOutbox({ ...post, error: describeSendError(error) });
    return true;
  } finally {
    useSending.setState({ id: null });
  }
};

/**
 * Sends what waits, oldest first, until the server can't be reached. A post that another tab sends at the same time is
 * created once, because it has an id of its own.
 */
export const sendOutbox = async (userId: string, onSent: (post: OutgoingPost) => void): Promise<void> => {
  if (useSending.getState().id !== null) return;
  const waiting = outbox.get().filter((post) => post.userId === userId && post.error === null);
  for (const post of waiting) if (!(await sendOne(post, onSent))) return;
};
