import { clients } from '@wanderwork/quest-engine';
import { formatClient, ASYNC_CLIENT_ID, formatOfferTime } from './labels';

const formatClientById = (id: string): string =>
  formatClient(clients.findIndex((client) => client.id === id));

describe('a client', () => {
  it('is named by place, with an article where needed', () => {
    expect(formatClientById('us')).toBe('a client in the United States');
    expect(formatClientById('asia')).toBe('a client in Asia');
    expect(formatClientById(ASYNC_CLIENT_ID)).toBe('an async client');
  });
});

describe('an offer', () => {
  it.each([
    [0, '7 more days'],
    [6, 'one more day'],
    [7, 'today only'],
  ])('made %i days ago is open for %s', (since, words) =>
    expect(formatOfferTime({ day: 20 + since, leadDay: 20 })).toBe(words),
  );
});
