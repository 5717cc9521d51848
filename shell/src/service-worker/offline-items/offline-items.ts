import { SAVE_POST_OFFLINE, type SavePostOfflineMessage } from '@wanderwork/contracts';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { CachedShell } from '../shell-files';
import { worker } from '../worker-scope';
import { renewOfflinePost, savePostOffline } from './save-post-offline';
import {
  findOfflinePost,
  getPostSlug,
  findOfflineCopy,
  findOfflinePage,
  listOfflinePosts,
} from './offline-posts';

/** Uses the copy saved with an article when a cache has nothing. */
export const fallBackToOfflineCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await findOfflineCopy(request.url)),
};

export const fallBackToOfflinePage = ({ startsWith }: CachedShell): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await findOfflinePage(request.url, startsWith)),
});

const GONE_STATUSES = [404, 410];

/** When someone reads a saved article online and it has changed, the saved copy is renewed in the background. */
export const renewOfflineItems = (shell: CachedShell): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response, event }) => {
    const slug = getPostSlug(new URL(request.url));
    const renew = async (offlineSlug: string) => {
      const offlinePost = await findOfflinePost(offlineSlug);
      const hasChanged =
        GONE_STATUSES.includes(response.status) || response.headers.get('etag') !== offlinePost?.tag;
      if (offlinePost && response.status < 500 && hasChanged) await renewOfflinePost(offlineSlug, shell);
    };
    if (slug !== null) event.waitUntil(renew(slug));
    return response;
  },
});

/** Pages of another build would load scripts that are no longer here. */
const renewPostsOfOtherBuilds = async (shell: CachedShell): Promise<void> => {
  for (const { slug, build } of await listOfflinePosts())
    if (build !== shell.cache) await renewOfflinePost(slug, shell);
};

/** Saves articles when a page asks for it, and saves them again when a new build takes over. */
export const serveOfflineItems = (shell: CachedShell): void => {
  worker.addEventListener('message', (event) => {
    const { type, slug } = (event.data ?? {}) as Partial<SavePostOfflineMessage>;
    const [port] = event.ports;
    if (type !== SAVE_POST_OFFLINE || typeof slug !== 'string' || !port) return;
    event.waitUntil(savePostOffline(slug, shell).then((result) => port.postMessage(result)));
  });

  let renewal: Promise<void> | null = null;
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    renewal ??= renewPostsOfOtherBuilds(shell).finally(() => (renewal = null));
    event.waitUntil(renewal);
  });
};
