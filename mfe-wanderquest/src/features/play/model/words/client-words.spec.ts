import { clients } from '@wanderwork/quest-engine';
import { aClient, ANYWHERE, offerStands } from './client-words';

const named = (id: string): string => aClient(clients.findIndex((client) => client.id === id));

describe('a client', () => {
  it('is told by place, with the article that it has, or without one', () => {
    expect(named('us')).toBe('a client in the United States');
    expect(named('asia')).toBe('a client in Asia');
    expect(named(ANYWHERE)).toBe('an async client');
  });
});

describe('an offer', () => {
  it.each([
    [0, '7 more days'],
    [6, 'one more day'],
    [7, 'today only'],
  ])('%i days after it was made stands for %s', (since, words) =>
    expect(offerStands({ day: 20 + since, leadDay: 20 })).toBe(words),
  );
});
