import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the stub received. `hungUp` resolves if the client closes the connection before the response ends. */
export interface StubCall {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: unknown }[]; tools?: unknown[] };
  hungUp: Promise<void>;
}

/** Writes a response: `say` sends a piece of text. A script may also throw, or never end the response. */
type Script = (
  pen: {
    say(text: string): void;
    end(): void;
    call(tool: string, input: object): void;
    /** Calls several tools in one step. */
    callAll(calls: readonly (readonly [tool: string, input: object])[]): void;
    response: ServerResponse;
  },
  call: number,
) => void;

/** A stub of an OpenAI-compatible model on loopback. It says what the test's script says. */
export interface ModelStub {
  url: string;
  calls: StubCall[];
  script: Script;
  /** The head of its responses. */
  head: { status: number; headers: Record<string, string> };
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'stub',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const readBody = async (request: IncomingMessage): Promise<StubCall['body']> => {
  let text = '';
  for await (const piece of request) text += String(piece);
  return JSON.parse(text) as StubCall['body'];
};

const createPen = (response: ServerResponse) => {
  const callAll = (calls: readonly (readonly [tool: string, input: object])[]) => {
    const toolCalls = calls.map(([name, input], index) => ({
      index,
      id: `call-${name}-${index}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }));
    response.write(chunk({ role: 'assistant', tool_calls: toolCalls }));
    response.write(chunk({}, 'tool_calls'));
    response.end('data: [DONE]\n\n');
  };
  return {
    response,
    say: (text: string) => void response.write(chunk({ role: 'assistant', content: text })),
    call: (name: string, input: object) => callAll([[name, input]]),
    callAll,
    end: () => {
      response.write(chunk({}, 'stop'));
      response.end('data: [DONE]\n\n');
    },
  };
};

/** The head of a response that streams. */
export const streamHead: ModelStub['head'] = {
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
};

export const startModelStub = async (): Promise<ModelStub> => {
  const stub: ModelStub = {
    url: '',
    calls: [],
    script: ({ end }) => end(),
    head: streamHead,
    close: async () => {},
  };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const hungUp = new Promise<void>((resolve) => {
        response.once('close', () => void (response.writableFinished || resolve()));
      });
      stub.calls.push({ authorization: request.headers.authorization, body, hungUp });
      response.writeHead(stub.head.status, stub.head.headers);
      stub.script(createPen(response), stub.calls.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  stub.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return stub;
};
