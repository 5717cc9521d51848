import { getCity, clients, type State } from '@wanderwork/quest-engine';
import { withArticle } from '../../../../shared/labels';
import { ASYNC_CLIENT_ID } from './labels';

const NIGHT_MINUTES = 180;
const DAY_MINUTES = 1440;

/** A placeholder at the start of the text, a sentence or a quotation. */
const SENTENCE_START = /(?:^|[.?!]["”’]?\s+|“)$/;

const formatClock = (minutes: number): string => {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/** The client, for use within a sentence. */
const formatClientInText = (id: number): string => {
  const client = clients[id];
  return client && client.id !== ASYNC_CLIENT_ID ? `the client in ${withArticle(client.name)}` : 'the client';
};

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For use in the middle of a sentence. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Fills a card's placeholders with the run's names. */
export const fillText = (state: Pick<State, 'city' | 'client'>, text: string): string => {
  const city = getCity(state.city);
  const client = clients[state.client];
  const values: Readonly<Record<string, string>> = {
    city: city.name,
    country: withArticle(city.country),
    client: formatClientInText(state.client),
    clientTime: formatClock(NIGHT_MINUTES - city.utc + (client?.utc ?? 0)),
  };
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) return gap;
    return SENTENCE_START.test(text.slice(0, at)) ? capitalize(value) : value;
  });
};
