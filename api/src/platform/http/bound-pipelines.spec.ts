import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { boundPipelines } from './bound-pipelines.js';

let server: Server;
let asked: ServerResponse[];
beforeEach(async () => {
  asked = [];
  server = createServer((_request, response) => void asked.push(response));
  boundPipelines(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ASK = 'GET /some/page HTTP/1.1\r\nhost: here\r\n\r\n';
/** However it is closed. */
const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()));
const connect = (): Socket => net.connect((server.address() as AddressInfo).port, '127.0.0.1');

describe('a connection that asks ahead', () => {
  it('is closed when it asks for more than a few, and hardly any of them is worked on', async () => {
    const socket = connect();
    socket.resume().on('error', () => {});
    socket.write(ASK.repeat(2000));
    await closed(socket);
    expect(asked).toHaveLength(17);
  });

  it('is answered in order as long as it is moderate, and may go on when it was', async () => {
    const socket = connect();
    const answers = text(socket);
    for (let round = 0; round < 3; round += 1) {
      socket.write(ASK.repeat(17));
      while (asked.length < (round + 1) * 17) await once(server, 'request');
      for (const [at, response] of asked.slice(round * 17).entries()) response.end(`<${round}.${at}>`);
      await once(asked.at(-1)!, 'close');
    }
    socket.end();
    const bodies = [...(await answers).matchAll(/<(\d+\.\d+)>/g)].map(([, body]) => body);
    expect(bodies).toEqual(
      [0, 1, 2].flatMap((round) => Array.from({ length: 17 }, (_, at) => `${round}.${at}`)),
    );
  });

  it('takes nothing from the others', async () => {
    const socket = connect();
    socket.resume().on('error', () => {});
    socket.write(ASK.repeat(2000));
    await closed(socket);
    const other = connect();
    other.write(ASK);
    while (asked.length < 18) await once(server, 'request');
    asked[17]?.end('here');
    const [answer] = (await once(other, 'data')) as [Buffer];
    expect(String(answer)).toContain('here');
    other.destroy();
  });
});
