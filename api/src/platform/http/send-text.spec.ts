import fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendText } from './send-text.js';

const body = 'long words '.repeat(500);

const createServer = (text: { status?: number; body: string }) => {
  const server = fastify();
  server.get('/', (request, reply) =>
    sendText(request, reply, { type: 'text/html', cache: 'no-cache', body: text.body }, text.status),
  );
  return server;
};

describe('sendText', () => {
  it('compresses by what the client accepts', async () => {
    const server = createServer({ body });
    const get = (encoding: string) => server.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain, refused] = await Promise.all([
      get('gzip, deflate, br'),
      get('gzip;q=0.5'),
      get('identity'),
      get('br;q=0, gzip;q=0.0'),
    ]);
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    expect(plain.body).toBe(body);
    expect(refused.body).toBe(body);
    expect(plain.headers['vary']).toBe('accept-encoding');
  });

  it('answers 304 when the client has the answer', async () => {
    const server = createServer({ body });
    const { etag } = (await server.inject('/')).headers;
    const again = await server.inject({ url: '/', headers: { 'if-none-match': `"other", ${String(etag)}` } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('never answers 304 for a missing page', async () => {
    const server = createServer({ status: 404, body });
    const { etag } = (await server.inject('/')).headers;
    const again = await server.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(404);
    expect(again.body).toBe(body);
  });
});
