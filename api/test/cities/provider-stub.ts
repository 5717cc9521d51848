import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

interface RawAnswer {
  status: number;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** A stub's response: JSON, or a status with any body and headers, or none at all. */
export type StubAnswer = object | RawAnswer | 'none';

const isRaw = (answer: object): answer is RawAnswer => 'status' in answer && 'body' in answer;

/** A local data provider that answers what the test sets. */
export class ProviderStub {
  answer: (url: URL, times: number) => StubAnswer = () => ({});
  readonly requests: URL[] = [];
  private readonly server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub.invalid');
    this.requests.push(url);
    const times = this.requests.filter(({ href }) => href === url.href).length;
    const answer = this.answer(url, times);
    if (answer === 'none') return;
    if (isRaw(answer)) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
