import { paths, type AnalysisEvent, type IrexPreferences } from '@wanderwork/contracts';
import { http, HttpError } from '@wanderwork/platform';

/** Yields the complete lines of a response body as they arrive. A final line without a line break is dropped. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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

interface AnalysisQuery {
  cities: readonly string[];
  /** Null means without preferences. */
  wishes: IrexPreferences | null;
}

/**
 * Yields the events of an analysis while the server writes it. Throws an `HttpError` if the server refuses to start.
 */
export async function* streamAnalysis(
  query: AnalysisQuery,
  signal: AbortSignal,
): AsyncGenerator<AnalysisEvent> {
  const response = await http.raw(paths.api.analysis(), {
    method: 'POST',
    headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify(query),
    signal,
  });
  if (!response.body) throw new HttpError(response.status, '', response.statusText);
  for await (const line of readLines(response.body)) yield JSON.parse(line) as AnalysisEvent;
}
