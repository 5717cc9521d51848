import { clients } from '@wanderwork/quest-engine';
import { aClient, ANYWHERE } from './client-words';

const named = (id: string): string => aClient(clients.findIndex((client) => client.id === id));

describe('a client', () => {
  it('is told by place, with the article that it has, or without one', () => {
    expect(named('us')).toBe('a client in the United States');
    expect(named('asia')).toBe('a client in Asia');
    expect(named(ANYWHERE)).toBe('a client anywhere, in writing');
  });
});
