/** Yields the complete lines of a response body as they arrive. A final line without a line break is dropped. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line !== '');
    }
  } finally {
    // If the consumer stops reading, cancel the request so that the server stops working on it.
    await reader.cancel().catch(() => {});
  }
}
