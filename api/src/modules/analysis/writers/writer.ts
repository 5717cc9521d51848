import type { AnalysisEvent } from '@wanderwork/contracts';
import type { Dossier } from '../analyst/dossier.js';

/** Writes an analysis, event by event, until `signal` says that nobody reads it any more. */
export interface Writer {
  write(dossiers: readonly Dossier[], signal: AbortSignal): AsyncIterable<AnalysisEvent>;
}
