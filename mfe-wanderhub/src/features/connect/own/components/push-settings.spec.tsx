import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { PushSettings } from './push-settings';

const api = paths.api.connect;
const keys = { p256dh: 'browser key', auth: 'secret' };

/** A browser with a service worker and the permission that the person has given or will give. */
const prepareBrowser = (permission: NotificationPermission, answer: NotificationPermission = 'granted') => {
  let subscription: object | null = null;
  const unsubscribe = jest.fn(async () => void (subscription = null));
  const endpoint = 'https://fcm.googleapis.com/a';
  const subscribe = jest.fn(async () => {
    subscription = { unsubscribe, toJSON: () => ({ endpoint, keys }) };
    return subscription;
  });
  const requestPermission = jest.fn(async () => answer);
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission } });
  return { subscribe, unsubscribe, requestPermission };
};

const open = () => renderAt('/connect/settings', <PushSettings userId="ana" />);

describe('push settings', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    mockResponse('get', api.pushSubscriptions(), { publicKey: 'server key', ids: [] });
  });
  afterEach(() => {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('ask for permission only when the button is pressed, and turn on and off in this browser', async () => {
    const { subscribe, unsubscribe, requestPermission } = prepareBrowser('default');
    mockResponse('put', '/api/connect/push-subscriptions/:id', '');
    const { unmount } = open();
    const turnOn = await screen.findByRole('button', { name: 'Turn on in this browser' });
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(turnOn);
    await waitFor(() =>
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server key' }),
    );
    await waitFor(() => expect(localStorage.getItem('wanderwork_connect_push')).not.toBeNull());
    const id = /[\da-f-]{36}/.exec(localStorage.getItem('wanderwork_connect_push')!)![0];
    mockResponse('get', api.pushSubscriptions(), { publicKey: 'server key', ids: [id] });
    unmount();
    const removals = mockResponse('delete', api.pushSubscription(id), '');
    open();
    expect(await screen.findByText('On in this browser.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off in this browser' }));
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
    expect(removals).toHaveLength(1);
  });

  it('change nothing without permission', async () => {
    const { subscribe } = prepareBrowser('default', 'denied');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('say when notifications are blocked', async () => {
    prepareBrowser('denied');
    open();
    expect(await screen.findByText(/You’ve blocked notifications/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('say when the browser has no pushes', async () => {
    open();
    expect(await screen.findByText(/This browser can’t show push notifications/)).toBeVisible();
  });

  it('say when push is off', async () => {
    mockResponse('get', api.pushSubscriptions(), { publicKey: null, ids: [] });
    open();
    expect(await screen.findByText(/aren’t available here/)).toBeVisible();
  });
});
