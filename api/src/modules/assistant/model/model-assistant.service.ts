import { Injectable } from '@nestjs/common';
import type { AssistantCard, AssistantEvent, AssistantStop } from '@wanderwork/contracts';
import { Config, type ModelSettings } from '../../../platform/config/index.js';
import { DAY } from '../../../platform/durations.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Deadline } from '../../../platform/models/deadline.js';
import { ModelQuotaService } from '../../../platform/models/model-quota.service.js';
import { ModelTimeouts } from '../../../platform/models/model-timeouts.js';
import { parseLine, readLines, UnreadableAnswerError } from '../../../platform/models/read-lines.js';
import { complete } from '../grammar/complete.js';
import type { TurnContext } from '../grammar/context.js';
import type { Intent, Reading } from '../grammar/intent.js';
import { IntentRunnerService } from '../tools/intent-runner.service.js';
import { toDraftEvents, toRefusal, type Outcome, type TurnSubject } from '../tools/outcome.js';
import { LineVerifier } from './line-verifier.js';
import { ModelCircuit } from './model-circuit.js';
import type { ModelTool } from './model-tools.js';
import { MAX_CLAIMS, toMessages, type EarlierMessage } from './prompt.js';
import { toData, toToolResult } from './tool-result.js';

/** After this many dropped lines, the model is stopped. */
const MAX_DROPPED = 40;

/** Tools that create something or cost the most, once in an answer. */
const ONCE: readonly Intent['tool'][] = ['trip.draft', 'trip.propose'];

/** A message to answer. */
export interface Turn {
  text: string;
  context: TurnContext;
  /** Oldest first. */
  earlier: readonly EarlierMessage[];
  subject: TurnSubject;
  /** What it was read as, for follow-ups: by the grammar, or by the calls of the model that answered it. */
  readings: Reading[];
}

/** Texts that quote the arguments of a call are the model's words, which nobody has checked. */
const withoutQuotes = (card: AssistantCard): AssistantCard => ({
  ...card,
  ...(card.tool === 'articles.find' && { title: 'Articles' }),
  notes: card.notes.filter((note) => !note.includes('“')),
});

/** What one answer has called and found. */
class Findings {
  readonly verifier = new LineVerifier();
  readonly readings: Reading[] = [];
  /** Events of tools that are still to be sent. */
  events: AssistantEvent[] = [];

  takeEvents(): AssistantEvent[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  has(tool: Intent['tool']): boolean {
    return this.readings.some((one) => one.is === 'intent' && one.intent.tool === tool);
  }
}

/** Answers with the configured language model, which calls the same tools as the embedded assistant. */
@Injectable()
export class ModelAssistantService {
  constructor(
    private readonly config: Config,
    private readonly runner: IntentRunnerService,
    private readonly quota: ModelQuotaService,
    private readonly circuit: ModelCircuit,
    private readonly timeouts: ModelTimeouts,
  ) {}

  /** Who writes the next answer; null if no model is configured, or it rests after failures. */
  get writer(): { kind: 'model'; name: string } | null {
    const { model } = this.config;
    return model === null || this.circuit.isOpen() ? null : { kind: 'model', name: model.model };
  }

  /**
   * All events but the end; none without a configured model. The last one is `stopped` if the model failed. Without a card
   * or a claim among them, nothing has been answered.
   */
  async *answer(turn: Turn, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
    const settings = this.config.model;
    if (settings === null) return;
    yield { event: 'writer', writer: { kind: 'model', name: settings.model } };
    if (this.circuit.isOpen()) yield { event: 'stopped', reason: 'paused' };
    else if (!(await this.takeQuota(turn.subject))) yield { event: 'stopped', reason: 'limit' };
    else yield* this.write(settings, turn, signal);
  }

  private takeQuota({ user }: TurnSubject): Promise<boolean> {
    const { perPerson, inTotal } = this.config.assistantModelLimits;
    const limits = {
      person: { key: 'assistant-model-person', points: perPerson, seconds: DAY },
      everybody: { key: 'assistant-model-day', points: inTotal, seconds: DAY },
    };
    return this.quota.take(limits, [user.id]);
  }

  private async *write(
    settings: ModelSettings,
    turn: Turn,
    signal: AbortSignal,
  ): AsyncGenerator<AssistantEvent> {
    const findings = new Findings();
    const deadline = new Deadline(this.timeouts, signal);
    const texts = new Set<string>();
    let question: string | null = null;
    let dropped = 0;
    let hasCard = false;
    const send = (events: readonly AssistantEvent[]): readonly AssistantEvent[] => {
      if (events.length > 0) deadline.begin();
      hasCard ||= events.some(({ event }) => event === 'card');
      return events;
    };
    let stop: AssistantStop | null = null;
    try {
      // Loaded only if a model is configured.
      const { runModel } = await import('./model-loop.js');
      const pieces = runModel({
        settings,
        messages: toMessages(turn.text, turn.context, turn.earlier),
        signal: deadline.signal,
        onPart: () => deadline.wait(),
        run: (definition, input) => this.run(definition, input, turn, findings),
      });
      for await (const line of readLines(pieces)) {
        yield* send(findings.takeEvents());
        if (line === '') continue;
        const verified = findings.verifier.verify(parseLine(line));
        if (verified && 'question' in verified && question === null) question = verified.question;
        else if (verified && 'claim' in verified && !texts.has(verified.claim.text)) {
          texts.add(verified.claim.text);
          yield* send([{ event: 'claim', claim: verified.claim }]);
        } else {
          dropped += 1;
          yield { event: 'dropped', count: 1 };
        }
        if (texts.size >= MAX_CLAIMS) break;
        if (dropped >= MAX_DROPPED) throw new UnreadableAnswerError();
      }
    } catch (error) {
      if (!signal.aborted) stop = toStop(error, deadline);
    } finally {
      deadline.end();
    }
    if (signal.aborted) return;
    yield* send(findings.takeEvents());
    const isAnswered = hasCard || texts.size > 0;
    if (stop === null && !isAnswered) stop = dropped > 0 ? 'unsupported' : 'unreadable';
    if (stop !== null && stop !== 'unsupported') this.circuit.addFailure();
    if (isAnswered) turn.readings = findings.readings;
    // A question alone is no answer: the embedded assistant asks its own.
    if (question !== null && isAnswered) yield { event: 'question', text: question, choices: [] };
    if (stop !== null) yield { event: 'stopped', reason: stop };
  }

  /** Runs the tool of a call by the same way as the embedded assistant, and returns what the model reads. */
  private async run(
    definition: ModelTool,
    input: never,
    { subject, context, text: message, earlier }: Turn,
    findings: Findings,
  ): Promise<string> {
    const personText = [...earlier.map((one) => one.text), message].join('\n');
    const proposed = definition.toIntent(input, { vocabulary: context.vocabulary, personText });
    const reading = complete({ is: 'intent', intent: proposed }, context);
    if (reading.is !== 'intent') return toData({ missing: reading.is === 'missing' ? reading.slot : 'more' });
    const { intent } = reading;
    if (ONCE.includes(intent.tool) && findings.has(intent.tool))
      return toData({ refused: 'This tool can be called once in an answer.' });
    findings.readings.push(reading);
    const text = await this.runner.describe(intent);
    findings.events.push({ event: 'working', tool: intent.tool, text });
    const outcome = await this.runTool(intent, subject);
    if ('refusal' in outcome) {
      const { refusal } = outcome;
      if (refusal.form === 'permission') findings.events.push({ event: 'refusal', refusal });
      return toData({ refused: refusal.text });
    }
    const card = withoutQuotes(outcome.card);
    if (!findings.verifier.add(card, intent))
      return toData({ refused: 'You have cited these figures already.' });
    findings.events.push({ event: 'card', card }, ...toDraftEvents(card));
    return toToolResult(card);
  }

  /** A tool that refuses its arguments, as for too many cities, tells the model why. */
  private async runTool(intent: Intent, subject: TurnSubject): Promise<Outcome> {
    try {
      return await this.runner.run(intent, subject);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return toRefusal('data', error.message);
      throw error;
    }
  }
}

const toStop = (error: unknown, deadline: Deadline): AssistantStop => {
  if (deadline.isOver) return 'time';
  return error instanceof UnreadableAnswerError ? 'unreadable' : 'refused';
};
