import { paths, type ConnectPush } from '@wanderwork/contracts';
import { isSameOrigin, worker } from './worker-scope';

/** A later push replaces the one that nobody has opened. */
const TAG = 'connect';

const fallback: ConnectPush = { title: 'News in Connect', path: paths.web.connectPage('notifications') };

const readPush = (data: PushMessageData | null): ConnectPush => {
  try {
    return { ...fallback, ...(data?.json() as Partial<ConnectPush>) };
  } catch {
    return fallback;
  }
};

const show = (data: PushMessageData | null): Promise<void> => {
  const { title, path } = readPush(data);
  return worker.registration.showNotification(title, { tag: TAG, data: path });
};

/** Shows the page in a window that has it open already, or in a new one: what somebody writes elsewhere stays. */
const open = async (path: string): Promise<void> => {
  const url = new URL(path, worker.location.origin);
  if (!isSameOrigin(url)) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const current = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (current ? current.focus() : worker.clients.openWindow(url.href));
};

/** Shows the pushes that members turned on in the settings of Connect. */
export const showPushes = (): void => {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
};
