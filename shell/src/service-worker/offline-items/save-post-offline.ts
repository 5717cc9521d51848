import {
  paths,
  getOfflineCacheName,
  OFFLINE_POST_PATH,
  type OfflineRefusal,
  type PostDetail,
  type OfflinePost,
  type OfflineResult,
} from '@wanderwork/contracts';
import { isCacheableFile, isCacheable } from '../cacheable';
import type { CachedShell } from '../shell-files';
import { findPageAssets } from './page-assets';

type Shell = Pick<CachedShell, 'cache' | 'startsWith'>;

/** Everything an article needs, by address. */
type Parts = Map<string, Response>;

class PostGoneError extends Error {}

/** Fetched without cookies, so that the response contains nothing personal. */
const fetchAnonymously = (address: string): Promise<Response> =>
  fetch(address, { credentials: 'omit', cache: 'no-cache' });

const fetchComplete = async (address: string): Promise<Response> => {
  const answer = await fetchAnonymously(address);
  if (answer.status === 404 || answer.status === 410) throw new PostGoneError(address);
  if (!isCacheable(answer)) throw new Error(`${address} cannot be kept`);
  return answer;
};

/**
 * A picture that no longer exists is missing online too, so it is skipped; one that cannot be reached is an error.
 */
const fetchAssets = async (addresses: readonly string[]): Promise<Parts> => {
  const answers = await Promise.all(
    addresses.map(async (address) => [address, await fetchAnonymously(address)] as const),
  );
  return new Map(answers.filter(([, answer]) => isCacheableFile(answer)));
};

const sumBytes = async (parts: Parts): Promise<number> => {
  const blobs = await Promise.all([...parts.values()].map((part) => part.clone().blob()));
  return blobs.reduce((sum, { size }) => sum + size, 0);
};

/** Removes the old files only once all new ones are stored. */
const storePost = async (offlinePost: OfflinePost, parts: Parts): Promise<void> => {
  const name = getOfflineCacheName(offlinePost.slug);
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  const keysBefore = await cache.keys();
  try {
    for (const [address, part] of parts) await cache.put(address, part);
    await cache.put(OFFLINE_POST_PATH, Response.json(offlinePost));
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
  const currentUrls = new Set(
    [OFFLINE_POST_PATH, ...parts.keys()].map((address) => new URL(address, location.href).href),
  );
  await Promise.all(keysBefore.filter(({ url }) => !currentUrls.has(url)).map((old) => cache.delete(old)));
};

const fetchAndStorePost = async (slug: string, shell: Shell): Promise<OfflinePost> => {
  const text = await fetchComplete(paths.api.blogPost(slug));
  const post = (await text.clone().json()) as PostDetail;
  if (post.slug !== slug) {
    // The article has a new address: nothing stays under the old one.
    await caches.delete(getOfflineCacheName(slug));
    return fetchAndStorePost(post.slug, shell);
  }
  const page = await fetchComplete(paths.web.post(slug));
  const html = await page.clone().text();
  const parts = new Map([
    [paths.api.blogPost(slug), text],
    [paths.web.post(slug), page],
    ...(await fetchAssets(findPageAssets(html))),
  ]);
  const offlinePost: OfflinePost = {
    slug,
    title: post.title,
    bytes: await sumBytes(parts),
    at: new Date().toISOString(),
    tag: text.headers.get('etag'),
    build: shell.startsWith(html) ? shell.cache : '',
  };
  await storePost(offlinePost, parts);
  return offlinePost;
};

const toRefusal = (error: unknown): OfflineRefusal => {
  if (error instanceof PostGoneError) return 'gone';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unreachable';
};

/** Saves an article with everything needed to read it offline, or returns why that failed. */
export const savePostOffline = async (slug: string, shell: Shell): Promise<OfflineResult> => {
  try {
    return { taken: await fetchAndStorePost(slug, shell) };
  } catch (error) {
    return { refused: toRefusal(error) };
  }
};

/** Saves the article again as it is now; removes it if it is no longer published. */
export const renewOfflinePost = async (slug: string, shell: Shell): Promise<void> => {
  const result = await savePostOffline(slug, shell);
  if ('refused' in result && result.refused === 'gone') await caches.delete(getOfflineCacheName(slug));
};
