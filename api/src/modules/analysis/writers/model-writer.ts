import { z } from 'zod';
import { Injectable } from '@nestjs/common';
import type { AnalysisEvent, AnalysisStop } from '@wanderwork/contracts';
import type { ModelSettings } from '../../../platform/config/index.js';
import { Deadline } from '../../../platform/models/deadline.js';
import { ModelTimeouts } from '../../../platform/models/model-timeouts.js';
import { parseLine, readLines, UnreadableAnswerError } from '../../../platform/models/read-lines.js';
import { CITES_MAX, TEXT_MAX } from '../verification/claim-verifier.js';
import { DossierVerifier } from '../model/dossier-verifier.js';
import type { Dossier } from '../analyst/dossier.js';
import { collectEvidence } from '../model/evidence.js';
import { CLAIMS_MAX } from '../model/prompt.js';

const proposed = z.object({
  text: z.string().max(TEXT_MAX),
  cites: z.array(z.string().max(200)).min(1).max(CITES_MAX),
});

/** After this many dropped lines, the model is stopped. */
const DROPPED_MAX = 40;

/** Writes an analysis with a language model. Each claim is verified against the figures before it is sent. */
@Injectable()
export class ModelWriter {
  constructor(private readonly timeouts: ModelTimeouts) {}

  /** All events but the end. The last one is `stopped` if the model failed. */
  async *write(
    settings: ModelSettings,
    dossiers: readonly Dossier[],
    signal: AbortSignal,
  ): AsyncGenerator<AnalysisEvent> {
    yield { event: 'writer', writer: { kind: 'model', name: settings.model } };
    const evidence = collectEvidence(dossiers);
    const verifier = new DossierVerifier(dossiers, evidence);
    const deadline = new Deadline({ idleMs: this.timeouts.idleMs, totalMs: this.timeouts.totalMs }, signal);
    const texts = new Set<string>();
    let dropped = 0;
    try {
      // Loaded only if a model is configured.
      const { modelText } = await import('../model/model-text.js');
      const options = {
        settings,
        dossiers,
        evidence,
        signal: deadline.signal,
        onPart: () => deadline.wait(),
      };
      for await (const line of readLines(modelText(options))) {
        if (line === '') continue;
        const proposal = proposed.safeParse(parseLine(line)).data;
        const claim = proposal ? verifier.verify(proposal) : null;
        if (claim && !texts.has(claim.text)) {
          texts.add(claim.text);
          yield { event: 'claim', claim };
        } else {
          dropped += 1;
          yield { event: 'dropped', count: 1 };
        }
        if (texts.size >= CLAIMS_MAX) return;
        if (dropped >= DROPPED_MAX) throw new UnreadableAnswerError();
      }
      if (texts.size === 0) yield { event: 'stopped', why: dropped > 0 ? 'unsupported' : 'unreadable' };
    } catch (error) {
      if (!signal.aborted) yield { event: 'stopped', why: whyOf(error, deadline) };
    } finally {
      deadline.end();
    }
  }
}

const whyOf = (error: unknown, deadline: Deadline): AnalysisStop => {
  if (deadline.isOver) return 'time';
  return error instanceof UnreadableAnswerError ? 'unreadable' : 'refused';
};
