import fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendText } from './send-text.js';

const body = 'long words '.repeat(500);

const serverOf = (text: { status?: number; body: string }) => {
  const server = fastify();
  server.get('/', (request, reply) =>
    sendText(request, reply, { type: 'text/html', cache: 'no-cache', body: text.body }, text.status),
  );
  return server;
};

describe('sendText', () => {
  it('packs by what the client takes', async () => {
    const server = serverOf({ body });
    const get = (encoding: string) => server.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain, unwanted] = await Promise.all([
      get('gzip, deflate, br'),
      get('gzip;q=0.5'),
      get('identity'),
      get('br;q=0, gzip;q=0.0'),
    ]);
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    expect(plain.body).toBe(body);
    expect(unwanted.body).toBe(body);
    expect(plain.headers['vary']).toBe('accept-encoding');
  });

  it('does not send again what the client holds', async () => {
    const server = serverOf({ body });
    const { etag } = (await server.inject('/')).headers;
    const again = await server.inject({ url: '/', headers: { 'if-none-match': `"other", ${String(etag)}` } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('never turns a missing page into "not modified"', async () => {
    const server = serverOf({ status: 404, body });
    const { etag } = (await server.inject('/')).headers;
    const again = await server.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(404);
    expect(again.body).toBe(body);
  });
});
