interface Call {
  method: string;
  path: string;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

type Reply = Response | Error | Promise<Response>;

/** Replaces the network: records every request and responds with `reply`. */
export const fakeApi = (reply: (call: Call) => Reply): Call[] => {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = {
      method: init?.method ?? 'GET',
      path: String(input),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      credentials: init?.credentials,
    };
    calls.push(call);
    const answer = await reply(call);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return calls;
};

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const refusal = (status: number, code: string, message = 'No'): Response =>
  json({ statusCode: status, code, message }, status);
