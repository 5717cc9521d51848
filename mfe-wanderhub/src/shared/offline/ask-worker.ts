import { TAKE_POST, type NotTaken, type TakePostMessage, type Taking } from '@wanderwork/contracts';

/** A browser without workers, a private window, or a page that is developed: nobody is there to take anything. */
export type Refusal = NotTaken | 'unsupported';

const READY_MS = 10_000;
const TAKING_MS = 60_000;

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

/** The worker of the product starts a moment after the first page. */
const atWork = async (): Promise<ServiceWorker | null> => {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker) return null;
  const registration = await Promise.race([navigator.serviceWorker.ready, after(READY_MS, null)]);
  return registration?.active ?? null;
};

const answerOf = (worker: ServiceWorker, message: TakePostMessage) =>
  new Promise<Taking>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Taking>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });

/** Has the worker take an article. Null once it is there, else why it is not. */
export const takePost = async (slug: string): Promise<Refusal | null> => {
  const worker = await atWork();
  if (!worker) return 'unsupported';
  // Browsers throw away what they were not asked to keep, when the disk is full.
  void navigator.storage?.persist?.().catch(() => false);
  const late: Taking = { refused: 'unreachable' };
  const taking = await Promise.race([answerOf(worker, { type: TAKE_POST, slug }), after(TAKING_MS, late)]);
  return 'refused' in taking ? taking.refused : null;
};
