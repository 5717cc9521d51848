/** A block of an event stream; a comment, which only shows that the stream works, has no fields. */
export interface StreamBlock {
  event?: string;
  data?: string;
  /** Milliseconds after which to connect again. */
  retry?: number;
}

const toBlock = (text: string): StreamBlock => {
  const fields = text.split('\n').map((line) => /^(\w+): (.*)$/.exec(line));
  const { event, data, retry } = Object.fromEntries(
    fields.flatMap((field) => (field ? [[field[1], field[2]]] : [])),
  ) as Record<string, string | undefined>;
  return {
    ...(event !== undefined && { event }),
    ...(data !== undefined && { data }),
    ...(retry !== undefined && { retry: Number(retry) }),
  };
};

/** Reads server-sent events as our API writes them: one line per field. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamBlock> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop()!;
      yield* blocks.map(toBlock);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
