import { paths, type AnalysisEvent, type IrexPreferences } from '@wanderwork/contracts';
import { http, HttpError } from '@wanderwork/platform';
import { readLines } from '../../../shared/read-lines';

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
