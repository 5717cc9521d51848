import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnalysisEvent } from '@wanderwork/contracts';
import { Config, type ModelSettings } from '../../../platform/config/index.js';
import type { Dossier } from '../analyst/dossier.js';
import { SavedAnalysesService } from '../saved/saved-analyses.service.js';
import { ModelQuotaService, type ModelLimits } from '../../../platform/models/model-quota.service.js';
import { DAY } from '../../../platform/durations.js';
import { EmbeddedWriter } from './embedded-writer.js';
import { ModelWriter } from './model-writer.js';

/** The task of a writer: the data of the cities, and who asked. */
interface Commission {
  dossiers: readonly Dossier[];
  /** The key of cities and preferences, the same for everybody who asks. */
  ask: string;
  /** The version of the city data, read before the data. */
  version: string;
  /** The subjects to which the request is counted. */
  subjects: readonly string[];
}

/** Per person and for everybody together. A model costs the operator money, even where searches have no limit. */
const MODEL_LIMITS: ModelLimits = {
  person: { key: 'model-person', points: 30, seconds: DAY },
  everybody: { key: 'model-day', points: 1000, seconds: DAY },
};

/** The key under which a model's analysis is saved. */
const keyOf = ({ ask, version }: Commission, model: string): string =>
  createHash('sha256').update([ask, version, model].join('\0')).digest('base64url');

/** Writes with the configured model, or with the embedded analyst if there is no model or it makes no claims. */
@Injectable()
export class AnalysisWriter {
  constructor(
    private readonly config: Config,
    private readonly embedded: EmbeddedWriter,
    private readonly model: ModelWriter,
    private readonly quota: ModelQuotaService,
    private readonly savedAnalyses: SavedAnalysesService,
  ) {}

  /** All events of an analysis. Ends early when `signal` aborts. */
  async *write(commission: Commission, signal: AbortSignal): AsyncGenerator<AnalysisEvent> {
    let claims = 0;
    if (this.config.model !== null) {
      for await (const event of this.byModel(this.config.model, commission, signal)) {
        if (event.event === 'claim') claims += 1;
        yield event;
      }
    }
    if (signal.aborted) return;
    if (claims === 0) yield* this.embedded.write(commission.dossiers, signal);
    yield { event: 'end' };
  }

  /** Returns the saved analysis or writes a new one. Complete analyses are saved. */
  private async *byModel(
    settings: ModelSettings,
    commission: Commission,
    signal: AbortSignal,
  ): AsyncGenerator<AnalysisEvent> {
    const key = keyOf(commission, `${settings.baseUrl} ${settings.model}`);
    const before = await this.savedAnalyses.find(key);
    if (before) return yield* before;
    if (!(await this.quota.take(MODEL_LIMITS, commission.subjects)))
      return yield* [
        { event: 'writer', writer: { kind: 'model', name: settings.model } },
        { event: 'stopped', why: 'limit' },
      ] satisfies AnalysisEvent[];
    const written: AnalysisEvent[] = [];
    for await (const event of this.model.write(settings, commission.dossiers, signal)) {
      written.push(event);
      yield event;
    }
    if (!signal.aborted && isWhole(written)) await this.savedAnalyses.save(key, written);
  }
}

const isWhole = (written: readonly AnalysisEvent[]): boolean =>
  written.some(({ event }) => event === 'claim') && !written.some(({ event }) => event === 'stopped');
