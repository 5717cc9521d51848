import { Injectable } from '@nestjs/common';
import type { AnalysisEvent } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import type { Dossier } from '../analyst/dossier.js';
import { EmbeddedWriter } from './embedded-writer.js';
import { ModelWriter } from './model-writer.js';

/** Has the configured model write, and the product's own analyst where there is none or nothing came of it. */
@Injectable()
export class Writers {
  constructor(
    private readonly config: Config,
    private readonly embedded: EmbeddedWriter,
    private readonly model: ModelWriter,
  ) {}

  /** All events of an analysis; ends early when `signal` says that nobody reads it any more. */
  async *write(dossiers: readonly Dossier[], signal: AbortSignal): AsyncGenerator<AnalysisEvent> {
    let claims = 0;
    if (this.config.model !== null) {
      for await (const event of this.model.write(this.config.model, dossiers, signal)) {
        if (event.event === 'claim') claims += 1;
        yield event;
      }
    }
    if (signal.aborted) return;
    if (claims === 0) yield* this.embedded.write(dossiers, signal);
    yield { event: 'end' };
  }
}
