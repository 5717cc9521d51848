import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { modelFetch } from './model-fetch.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

describe('modelFetch', () => {
  it.each([301, 302, 303, 307, 308])('does not follow redirects: %i', async (status) => {
    let requestCount = 0;
    const elsewhere = await serve((_request, response) => {
      requestCount += 1;
      response.end('{}');
    });
    const model = await serve((_request, response) =>
      response.writeHead(status, { location: `${elsewhere}/latest/meta-data` }).end(),
    );
    await expect(modelFetch(model, { method: 'POST', body: '{"wishes":1}' })).rejects.toThrow('fetch failed');
    expect(requestCount).toBe(0);
  });

  it.each([200, 500])('aborts an endless answer and disconnects: %i', async (status) => {
    const piece = 'x'.repeat(64 * 1024);
    let sent = 0;
    let hungUp: Promise<unknown> = Promise.resolve();
    const model = await serve((_request, response) => {
      hungUp = once(response, 'close');
      response.writeHead(status, { 'content-type': 'application/json' });
      const more = () => {
        do sent += piece.length;
        while (response.write(piece));
      };
      response.on('drain', more);
      more();
    });
    const answer = await modelFetch(model);
    await expect(answer.text()).rejects.toThrow('more than an answer');
    await hungUp;
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('ends an answer when it is aborted, even after the garbage collector took the request', async () => {
    const model = await serve((_request, response) => {
      const going = setInterval(() => response.write(' '), 5);
      response.once('close', () => clearInterval(going));
    });
    const stop = new AbortController();
    const answer = await modelFetch(model, { signal: stop.signal });
    const text = answer.text();
    for (let round = 0; round < 3; round += 1) {
      await wait(20);
      collectGarbage();
    }
    stop.abort();
    await expect(text).rejects.toThrow('aborted');
  });

  it('passes other answers on unchanged', async () => {
    const model = await serve((_request, response) =>
      response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '7' }).end('not now'),
    );
    const answer = await modelFetch(model);
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      429,
      '7',
      'not now',
    ]);
  });
});
