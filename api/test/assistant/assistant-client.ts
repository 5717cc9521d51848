import { randomUUID } from 'node:crypto';
import { paths, type AssistantCard, type AssistantEvent } from '@wanderwork/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from '../support/member.js';

export interface Sent {
  text: string;
  page?: string;
  trip?: string;
  keep?: boolean;
  earlier?: object[];
}

export const sendMessage = (
  who: Browser,
  message: Sent | string,
  conversation: string = randomUUID(),
  id: string = randomUUID(),
): Promise<LightMyRequestResponse> =>
  who.request(
    'PUT',
    paths.api.assistant.message(conversation, id),
    typeof message === 'string' ? { text: message } : message,
  );

export const parseEvents = ({ body }: Pick<LightMyRequestResponse, 'body'>): AssistantEvent[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AssistantEvent);

/** The events of an answer; throws the body of an error. */
export const getEvents = async (...parameters: Parameters<typeof sendMessage>): Promise<AssistantEvent[]> => {
  const response = await sendMessage(...parameters);
  if (response.statusCode !== 200) throw new Error(response.body);
  return parseEvents(response);
};

export const getCards = (events: readonly AssistantEvent[]): AssistantCard[] =>
  events.flatMap((one) => (one.event === 'card' ? [one.card] : []));

export const getClaims = (events: readonly AssistantEvent[]): string[] =>
  events.flatMap((one) => (one.event === 'claim' ? [one.claim.text] : []));

export const getRefusals = (events: readonly AssistantEvent[]): string[] =>
  events.flatMap((one) => (one.event === 'refusal' ? [one.refusal.form] : []));
