import {
  SAVE_POST_OFFLINE,
  type OfflineRefusal,
  type SavePostOfflineMessage,
  type OfflineResult,
} from '@wanderwork/contracts';

/** `unsupported`: no service worker, as in some private windows and in development. */
export type OfflineError = OfflineRefusal | 'unsupported';

const READY_TIMEOUT_MS = 10_000;
const SAVE_TIMEOUT_MS = 60_000;

const resolveAfter = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

/** The service worker starts shortly after the first page load. */
const findActiveWorker = async (): Promise<ServiceWorker | null> => {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker) return null;
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    resolveAfter(READY_TIMEOUT_MS, null),
  ]);
  return registration?.active ?? null;
};

const askWorker = (worker: ServiceWorker, message: SavePostOfflineMessage) =>
  new Promise<OfflineResult>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<OfflineResult>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });

/** Asks the service worker to store an article. Resolves to null, or to the reason of the failure. */
export const saveOffline = async (slug: string): Promise<OfflineError | null> => {
  const worker = await findActiveWorker();
  if (!worker) return 'unsupported';
  // Without persistent storage, browsers may evict the caches when the disk is full.
  void navigator.storage?.persist?.().catch(() => false);
  const timeoutAnswer: OfflineResult = { refused: 'unreachable' };
  const answer = await Promise.race([
    askWorker(worker, { type: SAVE_POST_OFFLINE, slug }),
    resolveAfter(SAVE_TIMEOUT_MS, timeoutAnswer),
  ]);
  return 'refused' in answer ? answer.refused : null;
};
