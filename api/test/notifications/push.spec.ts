import { createECDH } from 'node:crypto';
import type { ConnectPushState } from '@wanderwork/contracts';
import { DueNotificationsService } from '../../src/modules/notifications/email/due-notifications.service.js';
import { PushWorker } from '../../src/modules/notifications/push/push-worker.js';
import {
  CONNECT,
  createId,
  createPerson,
  deliverNotifications,
  postReply,
  postTopic,
  toRefusal,
  type ConnectUser,
} from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { decryptPush } from './decrypt-push.js';
import { createBrowserKeys, startPushService, type PushServiceStub } from './push-service-stub.js';
import { findZoneAt } from './zones.js';

const serverKeys = createECDH('prime256v1');
const publicKey = serverKeys.generateKeys('base64url');
const privateKey = serverKeys.getPrivateKey('base64url');

let api: TestApp;
let service: PushServiceStub;
let ana: ConnectUser;
let bo: ConnectUser;
let browser: ReturnType<typeof createBrowserKeys>;
let id: string;
let code: string;

beforeAll(async () => {
  service = await startPushService();
  api = await startTestApp({ config: { push: { publicKey, privateKey, testOrigin: service.origin } } });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(async () => {
  service.pushes = [];
  service.status = 201;
  [ana, bo] = await Promise.all([createPerson(api), createPerson(api)]);
  browser = createBrowserKeys();
  id = createId();
  await visit(12);
  ({ code } = await postTopic(ana));
});

const visit = (hour: number) =>
  ana.browser.request('PUT', `${CONNECT}/visits`, { timeZone: findZoneAt(hour) });
const subscribe = (change: object = {}, person = ana, as = id) =>
  person.browser.request('PUT', `${CONNECT}/push-subscriptions/${as}`, {
    endpoint: `${service.origin}/push/${as}`,
    ...browser.sent,
    ...change,
  });
const getState = async (person = ana) =>
  (await person.browser.request('GET', `${CONNECT}/push-subscriptions`)).json<ConnectPushState>();
/** Somebody replies, and the notification is due. */
const letReplyBeDue = async () => {
  await postReply(bo, code);
  await deliverNotifications(api);
  await api.db.query(`UPDATE notifications SET due_at = now() - interval '1 second' WHERE user_id = $1`, [
    ana.id,
  ]);
  await api.app.get(DueNotificationsService).sendAll();
};
const sendPushes = () => api.app.get(PushWorker).wake();
const findWait = async (): Promise<number | null> =>
  (
    await api.db.query<[{ seconds: number | null }]>(
      'SELECT extract(epoch FROM next_at - now())::float AS seconds FROM push_subscriptions WHERE user_id = $1',
      [ana.id],
    )
  )[0].seconds;

describe('a push', () => {
  it('says that there is news in Connect, without names, to the person’s browser alone', async () => {
    await subscribe();
    await letReplyBeDue();
    await sendPushes();
    const [push, ...others] = service.pushes;
    expect(others).toEqual([]);
    expect(push).toMatchObject({
      path: `/push/${id}`,
      headers: {
        ttl: '86400',
        topic: 'connect',
        'content-encoding': 'aes128gcm',
        authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${publicKey}$`)),
      },
    });
    expect(JSON.parse(decryptPush(push!.body, browser.keys, browser.auth))).toEqual({
      title: 'News in Connect',
      path: '/connect/notifications',
    });
  });

  it('is sent at the moment of the email, also to somebody who wants no emails', async () => {
    await subscribe();
    await ana.browser.request('PATCH', `${CONNECT}/email-settings`, { replies: false });
    await postReply(bo, code);
    await deliverNotifications(api);
    await api.app.get(DueNotificationsService).sendAll();
    expect(await findWait()).toBeNull();
    await api.app.get(DueNotificationsService).sendAll(new Date(Date.now() + 31 * 60_000));
    await sendPushes();
    expect(service.pushes).toHaveLength(1);
  });

  it('is sent at most once an hour', async () => {
    await subscribe();
    await ana.browser.request('PATCH', `${CONNECT}/email-settings`, { replies: false });
    await letReplyBeDue();
    await sendPushes();
    await letReplyBeDue();
    await sendPushes();
    expect(service.pushes).toHaveLength(1);
    expect(await findWait()).toBeGreaterThan(3500);
    await api.db.query('UPDATE push_subscriptions SET next_at = now() WHERE id = $1', [id]);
    await sendPushes();
    expect(service.pushes).toHaveLength(2);
  });

  it('waits for the morning', async () => {
    await subscribe();
    await letReplyBeDue();
    await visit(23);
    await sendPushes();
    expect(service.pushes).toEqual([]);
    expect(await findWait()).toBeGreaterThan(7 * 3600);
  });

  it('is not sent once everything was read', async () => {
    await subscribe();
    await letReplyBeDue();
    await ana.browser.request('POST', `${CONNECT}/notifications/read`, {});
    await sendPushes();
    expect(service.pushes).toEqual([]);
    expect(await findWait()).toBeNull();
  });

  it('is sent once by two processes', async () => {
    const other = await api.startAnother();
    await subscribe();
    await letReplyBeDue();
    await Promise.all([sendPushes(), other.app.get(PushWorker).wake()]);
    expect(service.pushes).toHaveLength(1);
    await other.close();
  });

  it('is tried again while the push service is out of order', async () => {
    await subscribe();
    service.status = 503;
    await letReplyBeDue();
    await sendPushes();
    expect(await findWait()).toBeGreaterThan(50);
    service.status = 201;
    await api.db.query('UPDATE push_subscriptions SET next_at = now() WHERE id = $1', [id]);
    await sendPushes();
    expect(service.pushes).toHaveLength(2);
    expect(await findWait()).toBeNull();
  });

  it('follows no redirect', async () => {
    await subscribe();
    service.status = 301;
    await letReplyBeDue();
    await sendPushes();
    expect(service.pushes.map(({ path }) => path)).toEqual([`/push/${id}`]);
  });
});

describe('a subscription', () => {
  it.each([404, 410])('that the push service no longer knows (%i) is deleted', async (status) => {
    await subscribe();
    service.status = status;
    await letReplyBeDue();
    await sendPushes();
    expect(await getState()).toEqual({ publicKey, ids: [] });
  });

  it('is stored once for each browser, and removed by the person', async () => {
    for (let count = 0; count < 2; count += 1) expect((await subscribe()).statusCode).toBe(204);
    expect((await getState()).ids).toEqual([id]);
    await bo.browser.request('DELETE', `${CONNECT}/push-subscriptions/${id}`);
    expect((await getState()).ids).toEqual([id]);
    await ana.browser.request('DELETE', `${CONNECT}/push-subscriptions/${id}`);
    expect((await getState()).ids).toEqual([]);
  });

  it('belongs to the person who turned pushes on last in that browser', async () => {
    await subscribe();
    const endpoint = `${service.origin}/push/${id}`;
    const other = createId();
    expect((await subscribe({ endpoint }, bo, other)).statusCode).toBe(204);
    expect([(await getState()).ids, (await getState(bo)).ids]).toEqual([[], [other]]);
  });

  it('can’t take the id of somebody else’s', async () => {
    await subscribe();
    const response = await subscribe({ endpoint: `${service.origin}/push/other` }, bo);
    expect(toRefusal(response)).toBe('409 connect.changed');
    expect((await getState()).ids).toEqual([id]);
  });

  it.each([
    'https://push.example/a',
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'http://10.0.0.1/a',
  ])('at %s is refused', async (endpoint) => {
    const response = await subscribe({ endpoint });
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'endpoint' }] });
  });

  it('replaces the oldest of more than ten', async () => {
    const ids = Array.from({ length: 11 }, () => createId());
    for (const one of ids) await subscribe({}, ana, one);
    expect((await getState()).ids).toEqual(ids.slice(1));
  });
});

describe('without keys', () => {
  it('push is off', async () => {
    const off = await startTestApp();
    const person = await createPerson(off);
    expect((await person.browser.request('GET', `${CONNECT}/push-subscriptions`)).json()).toEqual({
      publicKey: null,
      ids: [],
    });
    expect(toRefusal(await subscribe({}, person))).toBe('404 connect.not_found');
    await off.close();
  });
});
