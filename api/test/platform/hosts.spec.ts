import net from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
let port: number;

beforeAll(async () => {
  api = await startTestApp();
  await api.app.listen(0, '127.0.0.1');
  ({ port } = api.app.getHttpServer().address() as net.AddressInfo);
});
afterAll(() => api.close());

/** The status of the response to these raw lines. */
const getStatus = async (lines: string[], body = ''): Promise<number> => {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  return Number((await text(socket)).split(' ')[1]);
};

const PATH = '/api/cities?limit=1';
const POST = ['POST /api/client-errors HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];

it.each<[string, string[]]>([
  ['one host', [`GET ${PATH} HTTP/1.1`, 'Host: wander.example:4200']],
  ['one host as an IPv6 address', [`GET ${PATH} HTTP/1.1`, 'Host: [::1]:4200']],
  ['an HTTP/1.0 request without a host', [`GET ${PATH} HTTP/1.0`]],
  [
    'an absolute URL with the same host',
    [`GET http://wander.example${PATH} HTTP/1.1`, 'Host: wander.example'],
  ],
])('accepts %s', async (_what, lines) => {
  expect(await getStatus(lines)).toBe(200);
  // The second response may come from the cache.
  expect(await getStatus(lines)).toBe(200);
});

it.each<[string, string[], string?]>([
  ['two hosts', [`GET ${PATH} HTTP/1.1`, 'Host: wander.example', 'Host: evil.example']],
  ['the same host twice', [`GET ${PATH} HTTP/1.1`, 'Host: wander.example', 'host: wander.example']],
  ['no host', [`GET ${PATH} HTTP/1.1`]],
  ['an empty host', [`GET ${PATH} HTTP/1.1`, 'Host: ']],
  ['a host with a path', [`GET ${PATH} HTTP/1.1`, 'Host: wander.example/evil']],
  ['a host with a user', [`GET ${PATH} HTTP/1.1`, 'Host: wander.example@evil.example']],
  ['a list of hosts', [`GET ${PATH} HTTP/1.1`, 'Host: wander.example, evil.example']],
  ['a host with a non-numeric port', [`GET ${PATH} HTTP/1.1`, 'Host: wander.example:http']],
  ['an absolute URL with another host', [`GET http://evil.example${PATH} HTTP/1.1`, 'Host: wander.example']],
  ['two content lengths', [...POST, 'Content-Length: 2', 'Content-Length: 3'], '{} '],
  [
    'a content length with chunked encoding',
    [...POST, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    '0\r\n\r\n',
  ],
])('refuses %s', async (_what, lines, ...[body]) => {
  expect(await getStatus(lines, body)).toBe(400);
});
