import { setTimeout as wait } from 'node:timers/promises';
import { startTestApp } from '../support/index.js';

describe('a test request', () => {
  it('starts at once, so that concurrent requests really run concurrently', async () => {
    const begun: string[] = [];
    const api = await startTestApp({
      onServer: (server) => void server.addHook('onRequest', async ({ url }) => void begun.push(url)),
    });
    const answer = api.inject({ url: '/api/health' });
    await wait(0);
    expect(begun).toEqual(['/api/health']);
    await answer;
    await api.close();
  });
});
