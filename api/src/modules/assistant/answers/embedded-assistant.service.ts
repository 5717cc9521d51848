import { Injectable } from '@nestjs/common';
import type { AssistantEvent, AssistantRefusal } from '@wanderwork/contracts';
import { VocabularyCache } from '../../city-search/index.js';
import type { Reading } from '../grammar/intent.js';
import { EMBEDDED_NAME } from '../grammar/read-turn.js';
import { describeCard } from '../templates/describe-card.js';
import { toDraftEvents, type TurnSubject } from '../tools/outcome.js';
import { askForMissing } from './missing-question.js';
import { IntentRunnerService } from '../tools/intent-runner.service.js';

export const embeddedWriter = { kind: 'embedded' as const, name: EMBEDDED_NAME };

/** A question back where one thing is missing, and any other refusal. */
const toRefusalEvents = (refusal: AssistantRefusal): AssistantEvent[] => [
  { event: 'refusal', refusal },
  ...(refusal.form === 'missing' && refusal.text.endsWith('?')
    ? [{ event: 'question' as const, text: refusal.text, choices: refusal.next }]
    : []),
];

/** Answers by rules, tools and templates, without a model. The same words give the same answer. */
@Injectable()
export class EmbeddedAssistantService {
  constructor(
    private readonly runner: IntentRunnerService,
    private readonly vocabulary: VocabularyCache,
  ) {}

  /** All events but the end. */
  async *answer(readings: readonly Reading[], subject: TurnSubject): AsyncGenerator<AssistantEvent> {
    yield { event: 'writer', writer: embeddedWriter };
    for (const reading of readings) {
      if (reading.is === 'refusal') {
        const { form, text, next, marked } = reading;
        yield { event: 'refusal', refusal: { form, text, next, marked } };
      } else if (reading.is === 'missing') {
        yield* toRefusalEvents(askForMissing(reading, await this.vocabulary.get(''), subject.now));
      } else {
        const { intent } = reading;
        yield { event: 'working', tool: intent.tool, text: await this.runner.describe(intent) };
        const outcome = await this.runner.run(intent, subject);
        if ('card' in outcome) {
          yield { event: 'card', card: outcome.card };
          for (const claim of describeCard(outcome.card)) yield { event: 'claim', claim };
          yield* toDraftEvents(outcome.card);
        } else if ('refusal' in outcome) yield* toRefusalEvents(outcome.refusal);
      }
    }
  }
}
