import { setTimeout as wait } from 'node:timers/promises';
import { startTestApp } from '../support/index.js';

describe('a test request', () => {
  it('starts at once, so that concurrent requests really run concurrently', async () => {
    const startedUrls: string[] = [];
    const api = await startTestApp({
      onServer: (server) => void server.addHook('onRequest', async ({ url }) => void startedUrls.push(url)),
    });
    const response = api.inject({ url: '/api/health' });
    await wait(0);
    expect(startedUrls).toEqual(['/api/health']);
    await response;
    await api.close();
  });
});
