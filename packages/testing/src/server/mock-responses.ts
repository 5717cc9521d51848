import { type ErrorBody } from '@wanderwork/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from './server';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A request that the mock server received. */
export interface ReceivedRequest {
  query: Record<string, string>;
  body: unknown;
}

const readRequest = async (request: Request): Promise<ReceivedRequest> => {
  const text = await request.clone().text();
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson && text ? JSON.parse(text) : text || null;
  return { query: Object.fromEntries(new URL(request.url).searchParams), body };
};

const handleRequests = (
  method: Method,
  path: string,
  respond: (request: ReceivedRequest) => Response | Promise<Response>,
): ReceivedRequest[] => {
  const requests: ReceivedRequest[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const received = await readRequest(request);
      requests.push(received);
      return respond(received);
    }),
  );
  return requests;
};

/**
 * Makes `path` respond with this JSON, or with what the function returns for a request. Returns the received requests.
 */
export const mockResponse = <T extends JsonBodyType>(
  method: Method,
  path: string,
  body: T | ((request: ReceivedRequest) => T),
): ReceivedRequest[] =>
  handleRequests(method, path, (request) =>
    HttpResponse.json(typeof body === 'function' ? body(request) : body),
  );

/** Makes `path` respond with the API's error shape. */
export const mockError = (
  method: Method,
  path: string,
  error: Pick<ErrorBody, 'statusCode' | 'code' | 'message'> & Partial<ErrorBody>,
): ReceivedRequest[] =>
  handleRequests(method, path, () => HttpResponse.json(error, { status: error.statusCode }));

/** Makes `path` unreachable. */
export const mockNetworkError = (method: Method, path: string): ReceivedRequest[] =>
  handleRequests(method, path, () => HttpResponse.error());

/** Makes `path` wait with its response until the returned function is called. */
export const mockPendingResponse = <T extends JsonBodyType>(
  method: Method,
  path: string,
  body: T,
): (() => void) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  handleRequests(method, path, async () => {
    await released;
    return HttpResponse.json(body);
  });
  return release;
};

/** A response that the test sends line by line. */
export interface MockStream {
  requests: ReceivedRequest[];
  send(line: unknown): void;
  end(): void;
}

/** Makes `path` respond with lines of JSON, as the test sends them. */
export const mockStream = (method: Method, path: string): MockStream => {
  const encoder = new TextEncoder();
  let pen: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = () => new ReadableStream<Uint8Array>({ start: (controller) => void (pen = controller) });
  const requests = handleRequests(method, path, () => new HttpResponse(body()));
  return {
    requests,
    send: (line) => pen?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    end: () => pen?.close(),
  };
};
