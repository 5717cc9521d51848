import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME, type AnalysisEvent } from '@wanderwork/contracts';
import { analyse } from '../analyst/analyst.js';
import type { Dossier } from '../analyst/dossier.js';

/** Writes with the embedded analyst, which needs no key and no network. */
@Injectable()
export class EmbeddedWriter {
  async *write(dossiers: readonly Dossier[], signal: AbortSignal): AsyncGenerator<AnalysisEvent> {
    yield { event: 'writer', writer: { kind: 'embedded', name: `${PRODUCT_NAME}’s analyst` } };
    for (const claim of analyse(dossiers)) {
      // Sends each claim before the next is created, and notices when the reader has left.
      await setImmediate();
      if (signal.aborted) return;
      yield { event: 'claim', claim };
    }
  }
}
