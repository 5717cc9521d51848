import { Injectable } from '@nestjs/common';
import type { AssistantAllowance, AssistantEvent } from '@wanderwork/contracts';
import { ModelAssistantService, type Turn } from '../model/model-assistant.service.js';
import { embeddedWriter, EmbeddedAssistantService } from './embedded-assistant.service.js';

/** What counts as an answer: a fault or a refusal costs nothing. */
export const isAnswer = ({ event }: AssistantEvent): boolean => event === 'card' || event === 'claim';

/** Answers with the configured model, or with the embedded assistant if there is no model or it finds no answer. */
@Injectable()
export class AssistantWriterService {
  constructor(
    private readonly model: ModelAssistantService,
    private readonly embedded: EmbeddedAssistantService,
  ) {}

  get writer(): AssistantAllowance['writer'] {
    return this.model.writer ?? embeddedWriter;
  }

  /** All events but the end. Ends early when `signal` aborts. */
  async *answer(turn: Turn, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
    let isAnswered = false;
    for await (const event of this.model.answer(turn, signal)) {
      isAnswered ||= isAnswer(event);
      yield event;
    }
    if (!isAnswered && !signal.aborted) yield* this.embedded.answer(turn.readings, turn.subject);
  }
}
