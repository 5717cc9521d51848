import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { toAppError } from '../errors/to-app-error.js';
import { addFileParsers } from './body-bytes.js';

const kind = {
  types: ['image/png'],
  maxBytes: 1_000_000,
  tooLargeMessage: 'It is too large.',
  unsupportedMessage: 'Send a PNG.',
  isAccepted: () => true,
};

describe('addFileParsers', () => {
  it('answers 400 when the client aborts an upload, not 503', async () => {
    const server = fastify();
    addFileParsers(server, [kind]);
    server.post('/', () => 'stored');
    const failed = new Promise((resolve) => {
      server.setErrorHandler((error, _request, reply) => {
        resolve(error);
        void reply.status(400).send();
      });
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const client = net.connect(port, '127.0.0.1');
    await once(client, 'connect');
    client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: image/png\r\ncontent-length: 1000\r\n\r\nhalf');
    setTimeout(() => client.resetAndDestroy(), 50);
    expect(toAppError(await failed)).toMatchObject({ status: 400, code: 'request.malformed' });
    await server.close();
  });
});
