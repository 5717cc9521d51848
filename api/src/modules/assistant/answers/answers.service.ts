import { Injectable } from '@nestjs/common';
import {
  assistantLimits,
  type AssistantAllowance,
  type AssistantEvent,
  type Entitlements,
  type SessionUser,
} from '@wanderwork/contracts';
import type { AssistantMessageRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { MINUTE } from '../../../platform/durations.js';
import type { LineStream } from '../../../platform/http/send-lines.js';
import type { Limit } from '../../../platform/limits/rate-limit.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { Clock, DailySearchesService, VocabularyCache } from '../../city-search/index.js';
import { PreferencesService } from '../../irex/index.js';
import { CandidatesService, MONTHS, toToday, TripsService } from '../../trips/index.js';
import {
  answerBusy,
  conversationFull,
  dailyLimitReached,
  messageChanged,
  emptyMessage,
} from '../assistant.errors.js';
import {
  ConversationsRepository,
  type MessageKey,
  type MessageRow,
} from '../conversations/conversations.repository.js';
import type { EarlierTurn } from '../grammar/context.js';
import { readTurn } from '../grammar/read-turn.js';
import type { Turn } from '../model/model-assistant.service.js';
import type { TurnSubject, OpenTrip } from '../tools/outcome.js';
import { toMessageSubject } from '../tools/product-tools.service.js';
import { AnswerLimiter } from './answer-limiter.js';
import { AssistantWriterService, isAnswer } from './assistant-writer.service.js';
import { createContext, toEarlierTurn } from './turn-context.js';

const RATE: Limit = { key: 'assistant', points: 20, seconds: 10 * MINUTE };

const SAVE_MS = 1000;

interface Message {
  conversation: string;
  id: string;
  request: AssistantMessageRequest;
}

/** Answers messages: stores each one first, streams the answer, and stores it while it is written. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly database: DataSource,
    private readonly conversations: ConversationsRepository,
    private readonly limiter: AnswerLimiter,
    private readonly rates: RateLimiter,
    private readonly daily: DailySearchesService,
    private readonly trips: TripsService,
    private readonly candidates: CandidatesService,
    private readonly preferences: PreferencesService,
    private readonly vocabulary: VocabularyCache,
    private readonly writers: AssistantWriterService,
    private readonly clock: Clock,
  ) {}

  async getAllowance(user: SessionUser, may: Entitlements): Promise<AssistantAllowance> {
    return {
      ...(await this.daily.getAllowance(toMessageSubject({ user, may }))),
      writer: this.writers.writer,
    };
  }

  /** Checks the message, stores it, and prepares its answer. Errors are thrown before the first event. */
  async start(user: SessionUser, may: Entitlements, message: Message): Promise<LineStream<AssistantEvent>> {
    const { text, page = null, trip: tripId = null } = message.request;
    if (!/[\p{L}\p{N}]/u.test(text)) throw emptyMessage();
    await this.rates.consume(RATE, user.id);
    const leave = this.limiter.acquire([user.id]);
    try {
      const subject = await this.createSubject(user, may, tripId);
      if (message.request.keep === false) {
        await this.assertAllowed(subject, message.id);
        const turn = await this.readUnstored(subject, message.request);
        return { events: (signal) => this.write(turn, null, message.id, signal), leave };
      }
      const stored = await this.store(subject, message);
      if (stored.state === 'done') return { events: () => replay(stored.events), leave };
      const key: MessageKey = { userId: user.id, conversationId: message.conversation, seq: stored.seq };
      const turn = await this.read(subject, key, text, page);
      return { events: (signal) => this.write(turn, key, message.id, signal), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async createSubject(
    user: SessionUser,
    may: Entitlements,
    tripId: string | null,
  ): Promise<TurnSubject> {
    const now = this.clock.now();
    return { user, may, now, today: toToday(now), trip: await this.findTrip(user, tripId) };
  }

  /** The open trip; without one, the only trip that the person has. */
  private async findTrip(user: SessionUser, tripId: string | null): Promise<OpenTrip | null> {
    const { items } = tripId === null ? await this.trips.list(user, {}) : { items: [] };
    const id = tripId ?? (items.length === 1 ? items[0]!.id : null);
    if (id === null) return null;
    const saved = await this.trips.get(user, id);
    let facts: ReturnType<OpenTrip['getFacts']> | null = null;
    const slugs = [...new Set(saved.trip.stops.map(({ city }) => city))];
    return {
      ...saved,
      getFacts: () => (facts ??= this.candidates.getFacts(slugs, saved.trip, MONTHS, user.id)),
    };
  }

  /** Throws if no message is left today. One that was counted before may be sent again. */
  private async assertAllowed(subject: TurnSubject, id: string): Promise<void> {
    const quota = toMessageSubject(subject);
    const { left, limit, resetsAt } = await this.daily.getAllowance(quota);
    if (left === 0 && !(await this.daily.take(quota, `message ${id}`)))
      throw dailyLimitReached(limit ?? 0, resetsAt);
  }

  /** Stores the message, or finds it if it was sent before. */
  private async store(
    { user, may }: TurnSubject,
    { conversation, id, request }: Message,
  ): Promise<MessageRow> {
    const { text, page = null, trip = null } = request;
    const allowance = await this.daily.getAllowance(toMessageSubject({ user, may }));
    return this.database.transaction(async (manager) => {
      await this.conversations.lock(user.id, conversation, text, manager);
      const existing = await this.conversations.findMessage(user.id, conversation, id, manager);
      if (existing && (existing.text !== text || existing.page !== page || existing.trip !== trip))
        throw messageChanged();
      if (existing?.state === 'writing') throw answerBusy();
      if (existing?.state === 'done') return existing;
      if (existing) {
        await this.conversations.restart(
          { userId: user.id, conversationId: conversation, seq: existing.seq },
          manager,
        );
        return { ...existing, state: 'writing' };
      }
      if (allowance.left === 0) throw dailyLimitReached(allowance.limit ?? 0, allowance.resetsAt);
      const seq = (await this.conversations.getLastSeq(user.id, conversation, manager)) + 1;
      if (seq > assistantLimits.messages) throw conversationFull();
      const key = { userId: user.id, conversationId: conversation, seq };
      await this.conversations.insertMessage(key, { id, text, page, trip }, manager);
      return { seq, id, text, page, trip, readings: [], events: [], state: 'writing', createdAt: new Date() };
    });
  }

  private async read(
    subject: TurnSubject,
    { userId, conversationId, seq }: MessageKey,
    text: string,
    page: string | null,
  ): Promise<Turn> {
    const [vocabulary, { wishes: preferences }, earlier] = await Promise.all([
      this.vocabulary.get(text),
      this.preferences.find(userId),
      this.conversations.listMessages(userId, conversationId, seq, assistantLimits.memory),
    ]);
    const oldestFirst = earlier.toReversed();
    const turns = oldestFirst.map(toEarlierTurn);
    const context = createContext(subject, { vocabulary, page, preferences, turns });
    return { text, context, earlier: oldestFirst, subject, readings: readTurn(text, context) };
  }

  /** Reads a message that is not kept, after reading again the ones that the browser sends with it. */
  private async readUnstored(
    subject: TurnSubject,
    { text, page, earlier = [] }: AssistantMessageRequest,
  ): Promise<Turn> {
    const { wishes: preferences } = await this.preferences.find(subject.user.id);
    const turns: EarlierTurn[] = [];
    const createContextFor = async (words: string, path: string | null = null) => {
      const vocabulary = await this.vocabulary.get(words);
      return createContext(subject, { vocabulary, page: path, preferences, turns });
    };
    for (const message of earlier) {
      const context = await createContextFor(message.text, message.page);
      turns.push({
        ...toEarlierTurn({ readings: readTurn(message.text, context), events: [] }),
        list: (message.cities ?? []).filter((slug) => context.vocabulary.cities.has(slug)),
        conditions: message.conditions ?? [],
      });
    }
    const context = await createContextFor(text, page);
    const texts = earlier.map((message) => ({ text: message.text, events: [] }));
    return { text, context, earlier: texts, subject, readings: readTurn(text, context) };
  }

  /** Streams the answer and stores what has arrived, each second and at the end; without a key, nothing. */
  private async *write(
    turn: Turn,
    key: MessageKey | null,
    id: string,
    signal: AbortSignal,
  ): AsyncGenerator<AssistantEvent> {
    const events: AssistantEvent[] = [];
    let state: MessageRow['state'] = 'interrupted';
    let isCounted = false;
    let writer = this.writers.writer.kind;
    const save = async (current: MessageRow['state']) => {
      if (key)
        await this.conversations.save(key, { readings: turn.readings, events, writer, state: current });
    };
    const saving = setInterval(() => {
      void save('writing').catch(() => undefined);
    }, SAVE_MS);
    try {
      for await (const event of this.writers.answer(turn, signal)) {
        if (signal.aborted) return;
        if (event.event === 'writer') writer = event.writer.kind;
        if (isAnswer(event) && !isCounted) {
          isCounted = true;
          if (!(await this.daily.take(toMessageSubject(turn.subject), `message ${id}`))) {
            yield { event: 'stopped', reason: 'limit' };
            return;
          }
        }
        events.push(event);
        yield event;
      }
      // A writer may end without another event when its reader leaves.
      if (signal.aborted) return;
      const end: AssistantEvent = { event: 'end' };
      events.push(end);
      state = 'done';
      yield end;
    } finally {
      clearInterval(saving);
      await save(state);
    }
  }
}

async function* replay(events: readonly AssistantEvent[]): AsyncGenerator<AssistantEvent> {
  await Promise.resolve();
  yield* events;
}
