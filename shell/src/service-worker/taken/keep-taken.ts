import { TAKE_POST, type TakePostMessage } from '@wanderwork/contracts';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { KeptShell } from '../shell-files';
import { worker } from '../worker-scope';
import { takeAnew, takePost } from './take-post';
import { noteOf, slugOfText, takenCopy, takenPage, takenPosts } from './taken-posts';

/** Where a cache has nothing, the copy that came with an article. */
export const orTaken: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await takenCopy(request.url)),
};

export const orTakenPage = ({ startsWith }: KeptShell): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await takenPage(request.url, startsWith)),
});

const NOT_THERE = [404, 410];

/** Who reads an article with a connection learns how it is now; a copy of another version is taken anew behind it. */
export const renewTaken = (shell: KeptShell): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response, event }) => {
    const slug = slugOfText(new URL(request.url));
    const renew = async (taken: string) => {
      const note = await noteOf(taken);
      const isOther = NOT_THERE.includes(response.status) || response.headers.get('etag') !== note?.tag;
      if (note && response.status < 500 && isOther) await takeAnew(taken, shell);
    };
    if (slug !== null) event.waitUntil(renew(slug));
    return response;
  },
});

/** Pages of another build would start programs that are not here any more. */
const renewOfOtherBuilds = async (shell: KeptShell): Promise<void> => {
  for (const { slug, build } of await takenPosts()) if (build !== shell.cache) await takeAnew(slug, shell);
};

/** Takes articles when a page asks for it, and again when a new build is at work. */
export const keepTaken = (shell: KeptShell): void => {
  worker.addEventListener('message', (event) => {
    const { type, slug } = (event.data ?? {}) as Partial<TakePostMessage>;
    const [port] = event.ports;
    if (type !== TAKE_POST || typeof slug !== 'string' || !port) return;
    event.waitUntil(takePost(slug, shell).then((taking) => port.postMessage(taking)));
  });

  let renewing: Promise<void> | null = null;
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    renewing ??= renewOfOtherBuilds(shell).finally(() => (renewing = null));
    event.waitUntil(renewing);
  });
};
