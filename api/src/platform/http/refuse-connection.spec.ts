import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { refuseConnection } from './refuse-connection.js';

let server: net.Server;
let client: Socket;

/** As in an HTTP server, each half of a connection ends separately. */
beforeEach(async () => {
  server = net.createServer({ allowHalfOpen: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = net.connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
});
afterEach(() => {
  client.destroy();
  server.close();
});

const refuse = async (code: string): Promise<Socket> => {
  const [socket] = (await once(server, 'connection')) as [Socket];
  refuseConnection(Object.assign(new Error('refused'), { code }), socket);
  return socket;
};

describe('refuseConnection', () => {
  it('answers with the reason', async () => {
    await refuse('ERR_HTTP_REQUEST_TIMEOUT');
    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*took too long to arrive/);
  });

  it('closes the connection even when the client neither reads nor hangs up', async () => {
    client.pause();
    const socket = await refuse('ERR_HTTP_REQUEST_TIMEOUT');
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});
