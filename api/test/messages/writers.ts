import type {
  ConversationDetail,
  ConversationPage,
  MessageContact,
  NotificationPage,
  SentMessage,
  UnreadMessages,
} from '@wanderwork/contracts';
import type { LightMyRequestResponse } from 'fastify';
import {
  CONNECT,
  createId,
  createPerson,
  postReply,
  postTopic,
  type ConnectUser,
} from '../community/people.js';
import type { TestApp } from '../support/index.js';

export const MESSAGES = `${CONNECT}/messages`;

/** Makes each of the two reply to the other: `first` asks, `second` answers, `first` replies to the answer. */
export const exchangeReplies = async (first: ConnectUser, second: ConnectUser): Promise<void> => {
  const { code } = await postTopic(first);
  const answer = await postReply(second, code);
  await postReply(first, code, { replyTo: answer.id });
};

/** Two members who may send each other a request. */
export const createPair = async (api: TestApp): Promise<[ConnectUser, ConnectUser]> => {
  const [ana, bo] = [await createPerson(api), await createPerson(api)];
  await exchangeReplies(ana, bo);
  return [ana, bo];
};

export const REQUEST_TEXT = 'Thanks for your answer. Shall we have a coffee?';

export const sendRequest = (from: ConnectUser, to: ConnectUser, change: object = {}) =>
  from.browser.request('POST', MESSAGES, { id: createId(), to: to.handle, text: REQUEST_TEXT, ...change });

export const sendMessage = (from: ConnectUser, conversation: string, text: string, change: object = {}) =>
  from.browser.request('POST', MESSAGES, { id: createId(), conversation, text, ...change });

const expectOk = (response: LightMyRequestResponse): LightMyRequestResponse => {
  if (response.statusCode >= 300) throw new Error(response.body);
  return response;
};

/** Sends a request and returns its conversation. */
export const request = async (from: ConnectUser, to: ConnectUser): Promise<string> =>
  expectOk(await sendRequest(from, to)).json<SentMessage>().conversation;

export const write = async (from: ConnectUser, conversation: string, text: string): Promise<SentMessage> =>
  expectOk(await sendMessage(from, conversation, text)).json<SentMessage>();

export const act = ({ browser }: ConnectUser, conversation: string, action: 'accept' | 'decline') =>
  browser.request('POST', `${MESSAGES}/${conversation}/${action}`);

/** An accepted conversation that the first of the two began. */
export const converse = async (from: ConnectUser, to: ConnectUser): Promise<string> => {
  const conversation = await request(from, to);
  expectOk(await act(to, conversation, 'accept'));
  return conversation;
};

export const list = async ({ browser }: ConnectUser, box = 'conversations', after = '') =>
  expectOk(
    await browser.request('GET', `${MESSAGES}?box=${box}${after && `&after=${after}`}`),
  ).json<ConversationPage>();

export const read = async ({ browser }: ConnectUser, conversation: string) =>
  expectOk(await browser.request('GET', `${MESSAGES}/${conversation}`)).json<ConversationDetail>();

export const markRead = ({ browser }: ConnectUser, conversation: string, number: number) =>
  browser.request('POST', `${MESSAGES}/${conversation}/read`, { number });

export const remove = ({ browser }: ConnectUser, conversation: string) =>
  browser.request('DELETE', `${MESSAGES}/${conversation}`);

export const countUnread = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${MESSAGES}/unread`)).json<UnreadMessages>();

export const readContact = async ({ browser }: ConnectUser, to: ConnectUser) =>
  (await browser.request('GET', `${MESSAGES}/with/${to.handle}`)).json<MessageContact>();

export const switchMessages = ({ browser }: ConnectUser, isOn: boolean) =>
  browser.request('PUT', `${MESSAGES}/settings`, { isOn });

export const setBarrier = ({ browser }: ConnectUser, other: ConnectUser, barrier: 'mutes' | 'blocks') =>
  browser.request('PUT', `${CONNECT}/${barrier}/${other.handle}`);

export const liftBarrier = ({ browser }: ConnectUser, other: ConnectUser, barrier: 'mutes' | 'blocks') =>
  browser.request('DELETE', `${CONNECT}/${barrier}/${other.handle}`);

export const readNotifications = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/notifications`)).json<NotificationPage>();

/** Makes everything between the two older by `days`. */
export const ageRequests = async (api: TestApp, { id }: ConnectUser, days: number): Promise<void> => {
  for (const statement of [
    `UPDATE message_conversations SET requested_at = requested_at - make_interval(days => $2),
       last_at = last_at - make_interval(days => $2) WHERE user_id = $1 OR other_id = $1`,
    `UPDATE message_requests SET at = at - make_interval(days => $2) WHERE user_id = $1 OR other_id = $1`,
  ])
    await api.db.query(statement, [id, days]);
};
