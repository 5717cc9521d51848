import net, { type AddressInfo, type Socket } from 'node:net';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await api.app.listen(0, '127.0.0.1');
});
afterAll(() => api.close());

/** Resolves when the socket closes, for whatever reason. */
const waitForClose = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.once('close', () => resolve()));

describe('a connection that pipelines two thousand requests', () => {
  it.each(['/api/cities?limit=100', '/api/library?q=visa'])('is closed: %s', async (path) => {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    let responses = 0;
    socket.on('error', () => {});
    socket.on('data', (bytes: Buffer) => (responses += String(bytes).split('HTTP/1.1 ').length - 1));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`.repeat(2000));
    await waitForClose(socket);
    expect(responses).toBeLessThan(100);
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
  });
});
