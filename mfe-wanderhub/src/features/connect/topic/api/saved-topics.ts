import { paths, type TopicDetail } from '@wanderwork/contracts';

const CACHE = 'wanderwork-connect-topics';
const MAX_TOPICS = 50;

/** A page of a topic, from the server or as it was saved in this browser. */
export interface TopicPart extends TopicDetail {
  /** When it was saved; only if the server couldn't be reached. */
  savedAt?: string;
}

const isSupported = (): boolean => 'caches' in globalThis;

const toAddress = (code: string, from: number): string => `${paths.api.connect.topic(code)}?from=${from}`;

/** Distinguishes topics, of which several pages may be saved. */
const toPath = ({ url }: Request): string => new URL(url).pathname;

/** The newest are last. */
const dropOldest = async (cache: Cache): Promise<void> => {
  const pages = await cache.keys();
  const newest = [...new Set(pages.map(toPath).reverse())].slice(0, MAX_TOPICS);
  await Promise.all(pages.filter((page) => !newest.includes(toPath(page))).map((page) => cache.delete(page)));
};

/**
 * Saves pages of a topic for reading offline, as a visitor sees them: whoever uses this browser next may read them. So
 * they are requested without cookies.
 */
export const saveTopic = async (code: string, starts: readonly number[]): Promise<void> => {
  if (!isSupported()) return;
  const cache = await caches.open(CACHE);
  for (const from of starts) {
    const address = toAddress(code, from);
    const response = await fetch(address, { credentials: 'omit' });
    if (!response.ok) continue;
    // Moves it to the end.
    await cache.delete(address);
    await cache.put(address, response);
  }
  await dropOldest(cache);
};

export const findSavedTopic = async (code: string, from: number): Promise<TopicPart | null> => {
  if (!isSupported()) return null;
  const response = await caches.match(toAddress(code, from), { cacheName: CACHE });
  if (!response) return null;
  const savedAt = response.headers.get('date') ?? new Date().toISOString();
  return { ...((await response.json()) as TopicDetail), savedAt };
};

/** For a topic that is no longer public. */
export const dropSavedTopic = async (code: string): Promise<void> => {
  if (!isSupported()) return;
  const cache = await caches.open(CACHE);
  const path = paths.api.connect.topic(code);
  const pages = (await cache.keys()).filter((page) => toPath(page) === path);
  await Promise.all(pages.map((page) => cache.delete(page)));
};
