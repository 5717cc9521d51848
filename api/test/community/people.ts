import { randomUUID } from 'node:crypto';
import type { ConnectPost, TopicDetail, TrustLevel } from '@wanderwork/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { TOTP } from 'otpauth';
import { v7 as createId } from 'uuid';
import { NotificationsJob } from '../../src/modules/notifications/jobs/notifications.job.js';
import type { TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';

export { createId };

export const CONNECT = '/api/connect';

/** Somebody with a profile in Connect. */
export interface ConnectUser {
  browser: Browser;
  id: string;
  handle: string;
}

export const toRefusal = (response: LightMyRequestResponse) => {
  const { statusCode, code } = response.json<{ statusCode: number; code: string }>();
  return `${statusCode} ${code}`;
};

const addSecondFactor = async (browser: Browser) => {
  const { secret } = (await browser.request('POST', '/api/account/totp')).json<{ secret: string }>();
  const code = new TOTP({ secret }).generate();
  await browser.request('POST', '/api/account/totp/confirm', { code });
};

const findId = async (api: TestApp, { email }: Browser): Promise<string> => {
  const [row] = await api.db.query<[{ id: string }]>('SELECT id FROM users WHERE email = $1', [email]);
  return row.id;
};

/** A signed-in person of that trust level. Moderators moderate Southern Europe and have a second factor. */
export const createPerson = async (api: TestApp, level: TrustLevel = 'member'): Promise<ConnectUser> => {
  const browser = await createMember(api);
  const id = await findId(api, browser);
  const handle = `p${randomUUID().slice(0, 12)}`;
  if (level === 'unconfirmed') return { browser, id, handle };
  await api.db.query('UPDATE users SET email_confirmed_at = now(), is_admin = $2 WHERE id = $1', [
    id,
    level === 'admin',
  ]);
  await browser.request('PUT', `${CONNECT}/profile`, { handle, name: `Name of ${handle}` });
  if (level !== 'new')
    await api.db.query(
      `UPDATE community_people SET member_since = now() - interval '40 days' WHERE user_id = $1`,
      [id],
    );
  if (level === 'moderator') {
    await addSecondFactor(browser);
    await api.db.query(
      `INSERT INTO moderation_moderators (user_id, region, reason, until)
       VALUES ($1, 'southern-europe', 'Knows the region well', now() + interval '30 days')`,
      [id],
    );
  }
  return { browser, id, handle };
};

export const createTopicBody = (change: object = {}) => ({
  id: createId(),
  place: 'city:lisbon',
  kind: 'question',
  title: 'How do you find a flat for six months?',
  text: `Everything I see is for tourists. Reference ${createId()}`,
  ...change,
});

/** A correction of Lisbon's monthly cost, with a source that nobody else names. */
export const createCorrectionBody = (correction: object = {}, change: object = {}) =>
  createTopicBody({
    kind: 'correction',
    title: 'Monthly cost in Lisbon has gone up',
    correction: {
      figure: 'monthly_cost',
      value: '2345',
      year: '2026',
      source: `https://costs-${createId()}.example/lisbon`,
      ...correction,
    },
    ...change,
  });

export const sendTopic = ({ browser }: ConnectUser, change: object = {}) =>
  browser.request('POST', `${CONNECT}/topics`, createTopicBody(change));

export const postTopic = async (person: ConnectUser, change: object = {}): Promise<TopicDetail> => {
  const response = await sendTopic(person, change);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<TopicDetail>();
};

export const sendReply = ({ browser }: ConnectUser, code: string, change: object = {}) =>
  browser.request('POST', `${CONNECT}/topics/${code}/posts`, {
    id: createId(),
    text: `Ask at the university. Reference ${createId()}`,
    ...change,
  });

export const postReply = async (
  person: ConnectUser,
  code: string,
  change: object = {},
): Promise<ConnectPost> => {
  const response = await sendReply(person, code, change);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ConnectPost>();
};

export const readTopic = async (who: Browser, code: string, from = 1): Promise<TopicDetail> =>
  (await who.request('GET', `${CONNECT}/topics/${code}?from=${from}`)).json<TopicDetail>();

export const sendReport = (who: Browser, kind: string, object: string, change: object = {}) =>
  who.request('POST', `${CONNECT}/reports`, { id: createId(), kind, object, reason: 'spam', ...change });

/** Delivers all notifications. A delivery in the background may hold some of them: those are waited for. */
export const deliverNotifications = async ({ app, db }: TestApp): Promise<void> => {
  let waiting = true;
  while (waiting) {
    await app.get(NotificationsJob).deliverAll();
    [{ waiting }] = await db.query<[{ waiting: boolean }]>(
      'SELECT EXISTS (SELECT FROM notification_jobs) AS waiting',
    );
  }
};
