import { showPushes } from './pushes';

const showNotification = jest.fn();
const openWindow = jest.fn();
const matchAll = jest.fn();

const dispatch = async (type: string, properties: object): Promise<void> => {
  const tasks: Promise<unknown>[] = [];
  const waitUntil = (task: Promise<unknown>) => void tasks.push(task);
  self.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...properties }));
  await Promise.all(tasks);
};

const click = (data: unknown) => dispatch('notificationclick', { notification: { close: jest.fn(), data } });

beforeAll(() => {
  Object.assign(self, { registration: { showNotification }, clients: { matchAll, openWindow } });
  showPushes();
});
beforeEach(() => {
  jest.clearAllMocks();
  matchAll.mockResolvedValue([]);
});

describe('a push', () => {
  it('is shown as news in Connect, in place of an earlier one', async () => {
    await dispatch('push', {
      data: { json: () => ({ title: 'News in Connect', path: '/connect/notifications' }) },
    });
    expect(showNotification.mock.calls).toEqual([
      ['News in Connect', { tag: 'connect', data: '/connect/notifications' }],
    ]);
  });

  it.each([
    ['no data', null],
    ['data that can’t be read', { json: () => JSON.parse('{') }],
  ])('with %s is shown all the same, as browsers require', async (_case, data) => {
    await dispatch('push', { data });
    expect(showNotification).toHaveBeenCalledWith('News in Connect', {
      tag: 'connect',
      data: '/connect/notifications',
    });
  });
});

describe('a click on it', () => {
  it('opens the notifications', async () => {
    await click('/connect/notifications');
    expect(openWindow.mock.calls).toEqual([[`${location.origin}/connect/notifications`]]);
  });

  it('shows the window that has them open', async () => {
    const focus = jest.fn();
    matchAll.mockResolvedValue([
      { url: `${location.origin}/connect/new`, focus: jest.fn() },
      { url: `${location.origin}/connect/notifications?x`, focus },
    ]);
    await click('/connect/notifications');
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens no other site', async () => {
    await click('https://evil.example/');
    expect(openWindow).not.toHaveBeenCalled();
  });
});
