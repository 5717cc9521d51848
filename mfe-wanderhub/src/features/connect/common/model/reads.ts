import { connectLimits, paths } from '@wanderwork/contracts';
import { http, useSession } from '@wanderwork/platform';
import { createStoredList } from '@wanderwork/platform/stored-lists';
import { isTemporary } from './errors';

/** How far somebody has read a topic, until the server knows it. */
interface TopicRead {
  userId: string;
  /** The code of the topic. */
  topic: string;
  number: number;
}

const isTopicRead = (value: unknown): value is TopicRead =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'topic' in value &&
  'number' in value &&
  typeof value.number === 'number';

const waiting = createStoredList({
  key: 'wanderwork_connect_reads',
  isItem: isTopicRead,
  shorten: (reads) => reads.slice(-connectLimits.reads),
});

/** What is read in this time is sent together. */
const COLLECT_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Several lists ask at the same time. */
let sending: Promise<void> | null = null;

const isSame = (a: TopicRead, b: TopicRead): boolean => a.userId === b.userId && a.topic === b.topic;

const listOwn = (): TopicRead[] => {
  const userId = useSession.getState().user?.id;
  return waiting.get().filter((read) => read.userId === userId);
};

/** Keeps what has been read further while the request was on its way. */
const remove = (sent: readonly TopicRead[]): void =>
  void waiting.set(
    waiting.get().filter((read) => !sent.some((one) => isSame(one, read) && one.number >= read.number)),
  );

const send = async (own: readonly TopicRead[]): Promise<void> => {
  const topics = own.map(({ topic, number }) => ({ topic, number }));
  try {
    // The page may be closing.
    await http.post(paths.api.connect.reads(), { topics }, { keepalive: true });
    remove(own);
  } catch (error) {
    if (!isTemporary(error)) remove(own);
  }
};

/** Sends what the signed-in person has read. Without a connection it waits for the next time. */
export const sendReads = async (): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  const own = listOwn();
  if (own.length === 0) return;
  sending ??= send(own).finally(() => (sending = null));
  await sending;
};

/** Remembers that somebody has read a topic up to this number. */
export const markRead = (read: TopicRead): void => {
  const earlier = waiting.get().find((other) => isSame(other, read));
  const number = Math.max(read.number, earlier?.number ?? 0);
  waiting.set([...waiting.get().filter((other) => other !== earlier), { ...read, number }]);
  timer ??= setTimeout(() => void sendReads(), COLLECT_MS);
};

/** Marks everything as read whose last post is not newer than `until`. */
export const markEverythingRead = (until: string): Promise<void> =>
  http.post(paths.api.connect.reads(), { topics: [], until });

const handleLeave = () => void sendReads();
addEventListener('pagehide', handleLeave);
addEventListener('online', handleLeave);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && handleLeave());
