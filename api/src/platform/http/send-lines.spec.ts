import net, { type AddressInfo } from 'node:net';
import type { AnalysisEvent } from '@wanderwork/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { sendLines } from './send-lines.js';

const READER_MS = 100;

const claim = (text: string): AnalysisEvent => ({
  event: 'claim',
  claim: { about: 'decides', text, cites: [] },
});

async function* endless(signal: AbortSignal): AsyncGenerator<AnalysisEvent> {
  while (!signal.aborted) yield claim('x'.repeat(100_000));
}

let server: FastifyInstance;
let left: Promise<string>;
beforeEach(async () => {
  server = fastify();
  left = new Promise((resolve) =>
    server.post('/', (request, reply) =>
      sendLines(request, reply, { events: endless, leave: () => resolve('left') }, READER_MS),
    ),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  server.server.closeAllConnections();
  await server.close();
});

const begin = () => {
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n');
  return socket;
};

describe('sendLines', () => {
  it('ends and releases its slot when the reader stops reading', async () => {
    const socket = begin().pause();
    expect(await left).toBe('left');
    socket.destroy();
  });

  it('ends when the reader disconnects', async () => {
    const socket = begin();
    socket.once('data', () => socket.destroy());
    expect(await left).toBe('left');
  });
});
