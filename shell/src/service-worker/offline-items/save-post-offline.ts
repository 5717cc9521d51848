import {
  paths,
  offlineCacheName,
  OFFLINE_POST_PATH,
  type OfflineRefusal,
  type PostDetail,
  type OfflinePost,
  type OfflineResult,
} from '@wanderwork/contracts';
import { isKeepableFile, isCacheable } from '../cacheable';
import type { CachedShell } from '../shell-files';
import { findPageAssets } from './page-assets';

type Shell = Pick<CachedShell, 'cache' | 'startsWith'>;

/** All that an article needs, by address. */
type Parts = Map<string, Response>;

class Gone extends Error {}

/** As everybody gets it: no cookie goes along, so nothing of a person can come back. */
const asked = (address: string): Promise<Response> =>
  fetch(address, { credentials: 'omit', cache: 'no-cache' });

const whole = async (address: string): Promise<Response> => {
  const answer = await asked(address);
  if (answer.status === 404 || answer.status === 410) throw new Gone(address);
  if (!isCacheable(answer)) throw new Error(`${address} cannot be kept`);
  return answer;
};

/** A picture that is gone is missing with a connection, too; one that cannot be reached is not. */
const others = async (addresses: readonly string[]): Promise<Parts> => {
  const answers = await Promise.all(
    addresses.map(async (address) => [address, await asked(address)] as const),
  );
  return new Map(answers.filter(([, answer]) => isKeepableFile(answer)));
};

const weightOf = async (parts: Parts): Promise<number> => {
  const blobs = await Promise.all([...parts.values()].map((part) => part.clone().blob()));
  return blobs.reduce((sum, { size }) => sum + size, 0);
};

/** What was there before goes only once all that is new is there. */
const store = async (note: OfflinePost, parts: Parts): Promise<void> => {
  const name = offlineCacheName(note.slug);
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  const before = await cache.keys();
  try {
    for (const [address, part] of parts) await cache.put(address, part);
    await cache.put(OFFLINE_POST_PATH, Response.json(note));
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
  const now = new Set(
    [OFFLINE_POST_PATH, ...parts.keys()].map((address) => new URL(address, location.href).href),
  );
  await Promise.all(before.filter(({ url }) => !now.has(url)).map((old) => cache.delete(old)));
};

const taken = async (slug: string, shell: Shell): Promise<OfflinePost> => {
  const text = await whole(paths.api.blogPost(slug));
  const post = (await text.clone().json()) as PostDetail;
  if (post.slug !== slug) {
    // It has another address since: under the old one there is nothing to keep.
    await caches.delete(offlineCacheName(slug));
    return taken(post.slug, shell);
  }
  const page = await whole(paths.web.post(slug));
  const html = await page.clone().text();
  const parts = new Map([
    [paths.api.blogPost(slug), text],
    [paths.web.post(slug), page],
    ...(await others(findPageAssets(html))),
  ]);
  const note: OfflinePost = {
    slug,
    title: post.title,
    bytes: await weightOf(parts),
    at: new Date().toISOString(),
    tag: text.headers.get('etag'),
    build: shell.startsWith(html) ? shell.cache : '',
  };
  await store(note, parts);
  return note;
};

const reasonOf = (error: unknown): OfflineRefusal => {
  if (error instanceof Gone) return 'gone';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unreachable';
};

/** Takes an article with all that it needs to be read without a connection, or says why not. */
export const savePostOffline = async (slug: string, shell: Shell): Promise<OfflineResult> => {
  try {
    return { taken: await taken(slug, shell) };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
};

/** Takes it again as it is now; one that is not published any more is let go of. */
export const renewOfflinePost = async (slug: string, shell: Shell): Promise<void> => {
  const taking = await savePostOffline(slug, shell);
  if ('refused' in taking && taking.refused === 'gone') await caches.delete(offlineCacheName(slug));
};
