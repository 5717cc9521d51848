import { paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { createStoredList } from '@wanderwork/platform/stored-lists';
import { createClientId } from '../../common/model/client-id';

/** Whether this browser gets pushes. `blocked`: the person refused them for this site. */
export type PushStatus = 'unsupported' | 'blocked' | 'off' | 'on';

/** The id under which the server knows this browser. */
const ownId = createStoredList({
  key: 'wanderwork_connect_push',
  isItem: (value: unknown): value is string => typeof value === 'string',
  shorten: (ids) => ids.slice(-1),
});

const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined;

/** `ids` are the browsers that the server knows. */
export const readPushStatus = async (ids: readonly string[]): Promise<PushStatus> => {
  const registration = await findRegistration();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await registration.pushManager.getSubscription();
  return subscription && ownId.get().some((id) => ids.includes(id)) ? 'on' : 'off';
};

/** Asks for the permission and subscribes this browser. Without permission, nothing changes. */
export const turnPushOn = async (publicKey: string): Promise<void> => {
  const registration = await findRegistration();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return;
  // One made for another key can't be replaced.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const id = ownId.get()[0] ?? createClientId();
  await http.put(paths.api.connect.pushSubscription(id), {
    endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
  });
  ownId.set([id]);
};

/** The server forgets this browser first: without a subscription it could no longer say which one it is. */
export const turnPushOff = async (): Promise<void> => {
  for (const id of ownId.get()) await http.delete(paths.api.connect.pushSubscription(id));
  ownId.set([]);
  const registration = await findRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
