import { Injectable } from '@nestjs/common';
import type { AnalysisEvent } from '@wanderwork/contracts';
import type { Dossier } from '../analyst/dossier.js';
import { EmbeddedWriter } from './embedded-writer.js';
import type { Writer } from './writer.js';

/** Chooses who writes. */
@Injectable()
export class Writers implements Writer {
  constructor(private readonly embedded: EmbeddedWriter) {}

  async *write(dossiers: readonly Dossier[], signal: AbortSignal): AsyncGenerator<AnalysisEvent> {
    yield* this.embedded.write(dossiers, signal);
    yield { event: 'end' };
  }
}
