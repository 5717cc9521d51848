import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { createLog } from '../logging/log.js';
import { limitConnections } from './limit-connections.js';

const MAX = 10;

describe('limitConnections', () => {
  let server: http.Server;
  let port: number;
  const clients: Socket[] = [];

  beforeEach(async () => {
    server = http.createServer((_request, response) => void response.end('answered'));
    limitConnections(server, MAX, createLog('silent' as 'fatal'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    server.closeAllConnections();
    server.close();
  });

  const connect = async (text: string): Promise<Socket> => {
    const client = net.connect(port, '127.0.0.1');
    clients.push(client.on('error', () => {}));
    await once(client, 'connect');
    client.write(text);
    return client;
  };

  it('refuses another connection while all are in use', async () => {
    for (let slow = 0; slow < MAX; slow += 1) await connect('GET / HTTP/1.1\r\nhost:');
    const refused = await connect('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(refused.resume(), 'close');
    expect(refused.bytesRead).toBe(0);
  });

  it('closes idle connections to make room', async () => {
    for (let idle = 0; idle < MAX + 5; idle += 1) {
      const client = await connect('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
      const [answer] = await once(client, 'data');
      expect(String(answer)).toContain('200 OK');
    }
  });
});
