import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitPipelines } from './limit-pipelines.js';

let server: Server;
let responses: ServerResponse[];
beforeEach(async () => {
  responses = [];
  server = createServer((_request, response) => void responses.push(response));
  limitPipelines(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const REQUEST = 'GET /some/page HTTP/1.1\r\nhost: here\r\n\r\n';
/** Resolves however the socket is closed. */
const waitForClose = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.once('close', () => resolve()));
const connect = (): Socket => net.connect((server.address() as AddressInfo).port, '127.0.0.1');

describe('limitPipelines', () => {
  it('closes a connection with too many pipelined requests and handles only a few of them', async () => {
    const socket = connect();
    socket.resume().on('error', () => {});
    socket.write(REQUEST.repeat(2000));
    await waitForClose(socket);
    expect(responses).toHaveLength(17);
  });

  it('answers a moderate number of pipelined requests in order, repeatedly', async () => {
    const socket = connect();
    const answers = text(socket);
    for (let round = 0; round < 3; round += 1) {
      socket.write(REQUEST.repeat(17));
      while (responses.length < (round + 1) * 17) await once(server, 'request');
      for (const [at, response] of responses.slice(round * 17).entries()) response.end(`<${round}.${at}>`);
      await once(responses.at(-1)!, 'close');
    }
    socket.end();
    const bodies = [...(await answers).matchAll(/<(\d+\.\d+)>/g)].map(([, body]) => body);
    expect(bodies).toEqual(
      [0, 1, 2].flatMap((round) => Array.from({ length: 17 }, (_, at) => `${round}.${at}`)),
    );
  });

  it('does not affect other connections', async () => {
    const socket = connect();
    socket.resume().on('error', () => {});
    socket.write(REQUEST.repeat(2000));
    await waitForClose(socket);
    const other = connect();
    other.write(REQUEST);
    while (responses.length < 18) await once(server, 'request');
    responses[17]?.end('here');
    const [answer] = (await once(other, 'data')) as [Buffer];
    expect(String(answer)).toContain('here');
    other.destroy();
  });
});
