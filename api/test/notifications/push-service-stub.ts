import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StubPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on loopback. It answers with `status`. */
export interface PushServiceStub {
  origin: string;
  pushes: StubPush[];
  status: number;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

export const startPushService = async (): Promise<PushServiceStub> => {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      stub.pushes.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(stub.status, stub.status === 301 ? { location: `${stub.origin}/elsewhere` } : {});
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub: PushServiceStub = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushes: [],
    status: 201,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;
};

/** The keys of a browser, and those of them that it sends to the server. */
export const createBrowserKeys = () => {
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16);
  return { keys, auth, sent: { p256dh: keys.generateKeys('base64url'), auth: auth.toString('base64url') } };
};
