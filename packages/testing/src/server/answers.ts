import { type ErrorBody } from '@wanderwork/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from './server';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What the stand-in was asked: enough to say what a screen sent. */
export interface ReceivedRequest {
  query: Record<string, string>;
  body: unknown;
}

const read = async (request: Request): Promise<ReceivedRequest> => {
  const text = await request.clone().text();
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson && text ? JSON.parse(text) : text || null;
  return { query: Object.fromEntries(new URL(request.url).searchParams), body };
};

const listen = (
  method: Method,
  path: string,
  reply: (asked: ReceivedRequest) => Response | Promise<Response>,
): ReceivedRequest[] => {
  const all: ReceivedRequest[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const asked = await read(request);
      all.push(asked);
      return reply(asked);
    }),
  );
  return all;
};

/** From now on `path` answers with this JSON, or with what the function makes of a request. Returns what was asked. */
export const answer = <T extends JsonBodyType>(
  method: Method,
  path: string,
  body: T | ((asked: ReceivedRequest) => T),
): ReceivedRequest[] =>
  listen(method, path, (asked) => HttpResponse.json(typeof body === 'function' ? body(asked) : body));

/** From now on `path` refuses with the one error shape. */
export const refuse = (
  method: Method,
  path: string,
  error: Pick<ErrorBody, 'statusCode' | 'code' | 'message'> & Partial<ErrorBody>,
): ReceivedRequest[] => listen(method, path, () => HttpResponse.json(error, { status: error.statusCode }));

/** From now on `path` cannot be reached. */
export const disconnect = (method: Method, path: string): ReceivedRequest[] =>
  listen(method, path, () => HttpResponse.error());

/** From now on `path` keeps everyone waiting until the returned function is called. */
export const hold = <T extends JsonBodyType>(method: Method, path: string, body: T): (() => void) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  listen(method, path, async () => {
    await held;
    return HttpResponse.json(body);
  });
  return release;
};

/** An answer that comes line by line, while a test looks on. */
export interface Streamed {
  asked: ReceivedRequest[];
  send(line: unknown): void;
  end(): void;
}

/** From now on `path` answers with lines of JSON, as they are sent. */
export const stream = (method: Method, path: string): Streamed => {
  const encoder = new TextEncoder();
  let pen: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = () => new ReadableStream<Uint8Array>({ start: (controller) => void (pen = controller) });
  const asked = listen(method, path, () => new HttpResponse(body()));
  return {
    asked,
    send: (line) => pen?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    end: () => pen?.close(),
  };
};
