import { assistantLimits, errorCodes } from '@wanderwork/contracts';
import { HttpError, getServerMessage } from '@wanderwork/platform';
import { createStore } from 'zustand';
import {
  applyStep,
  emptyAnswer,
  hasContent,
  isOpen,
  readStored,
  type Answer,
  type AnswerStep,
} from '../model/answer';
import type { Subject } from '../model/subject';
import { assistantApi, type EarlierMessage } from './assistant-api';

/** A message and its answer. */
export interface Turn {
  id: string;
  text: string;
  page: string | null;
  trip: string | null;
  answer: Answer;
  /** What had arrived before "Continue": shown until the new answer has something. */
  previous: Answer | null;
}

interface AssistantState {
  /** The id of the person; null for a visitor. */
  owner: string | null;
  conversation: string;
  turns: readonly Turn[];
  /** Where earlier messages continue; null if all are here. */
  earlierKey: string | null;
  loading: 'idle' | 'busy' | 'failed' | 'missing';
  /** In this page only: the server keeps nothing. Chosen before the first message. */
  isTemporary: boolean;
  /** What stands in the field. */
  typed: string;
  /** Why the server did not take it. */
  fieldError: string | null;
  /** The error with which the day's limit was reached. */
  limitError: HttpError | null;
  subject: Subject | null;
}

type Api = typeof assistantApi;

/** The turns before one, as messages that are not kept name them. */
const listEarlier = (turns: readonly Turn[], id: string): EarlierMessage[] =>
  turns
    .slice(
      0,
      turns.findIndex((turn) => turn.id === id),
    )
    .slice(-assistantLimits.memory)
    .map(({ text, page, answer: { cards } }) => {
      const listed = cards.findLast(
        (card) => card.tool === 'cities.search' || card.tool === 'city.near' || card.tool === 'city.compare',
      );
      const search = cards.findLast((card) => card.tool === 'cities.search');
      return {
        text,
        ...(page !== null && { page }),
        cities: (listed?.cities ?? []).slice(0, assistantLimits.shown).map(({ slug }) => slug),
        conditions: (search?.conditions ?? []).slice(0, assistantLimits.shown),
      };
    });

const isRefusedText = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 422;

const isDailyLimit = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === errorCodes.assistantDailyLimit;

/** What to show of a turn. */
export const getShownAnswer = ({ answer, previous }: Turn): Answer =>
  previous && !hasContent(answer) ? { ...previous, phase: answer.phase, error: answer.error } : answer;

/** The conversation of this page: one for the panel and the page of the assistant, so that either can go on with it. */
export const createAssistant = (
  api: Api = assistantApi,
  createId: () => string = () => crypto.randomUUID(),
) => {
  const createEmpty = () => ({
    conversation: createId(),
    turns: [],
    earlierKey: null,
    loading: 'idle' as const,
    isTemporary: false,
    fieldError: null,
  });
  const state = createStore<AssistantState>(() => ({
    ...createEmpty(),
    owner: null,
    typed: '',
    limitError: null,
    subject: null,
  }));
  let request: AbortController | null = null;

  const isBusy = () => state.getState().turns.some(({ answer }) => isOpen(answer));

  const updateTurn = (id: string, change: (turn: Turn) => Turn) =>
    state.setState(({ turns }) => ({ turns: turns.map((turn) => (turn.id === id ? change(turn) : turn)) }));

  const dispatch = (id: string, step: AnswerStep) =>
    updateTurn(id, (turn) => ({ ...turn, answer: applyStep(turn.answer, step) }));

  /** The server did not take the text: it goes back to the field, unless something else stands there. */
  const takeBack = (turn: Turn, reason: Partial<AssistantState>) =>
    state.setState(({ turns, typed }) => ({
      turns: turns.filter(({ id }) => id !== turn.id),
      typed: typed === '' ? turn.text : typed,
      ...reason,
    }));

  const handleError = (turn: Turn, error: unknown) => {
    if (isRefusedText(error))
      return takeBack(turn, { fieldError: getServerMessage(error, 'Please write it in other words.') });
    if (isDailyLimit(error)) return takeBack(turn, { limitError: error });
    dispatch(turn.id, error instanceof HttpError ? { event: 'refused', error } : { event: 'closed', error });
  };

  const run = async (turn: Turn): Promise<void> => {
    const controller = new AbortController();
    request = controller;
    const { conversation, turns, isTemporary } = state.getState();
    const earlier = isTemporary ? listEarlier(turns, turn.id) : null;
    try {
      for await (const event of api.streamAnswer(conversation, turn, controller.signal, earlier)) {
        if (controller.signal.aborted) return;
        dispatch(turn.id, event);
      }
      if (!controller.signal.aborted) dispatch(turn.id, { event: 'closed' });
    } catch (error) {
      if (!controller.signal.aborted) handleError(turn, error);
    }
  };

  const ask = async (text: string): Promise<void> => {
    const words = text.trim();
    if (words === '' || isBusy()) return;
    const { subject, typed } = state.getState();
    const turn: Turn = {
      id: createId(),
      text: words,
      page: subject?.page ?? null,
      trip: subject?.trip ?? null,
      answer: emptyAnswer,
      previous: null,
    };
    state.setState(({ turns }) => ({
      turns: [...turns, turn],
      // A question chosen from a list leaves the typed text alone.
      typed: typed.trim() === words ? '' : typed,
      fieldError: null,
      limitError: null,
    }));
    await run(turn);
  };

  /** Sends a message again. The same id continues it and counts once. */
  const retry = async (turn: Turn, id: string = turn.id): Promise<void> => {
    if (isBusy()) return;
    const previous = hasContent(turn.answer) ? turn.answer : turn.previous;
    const next = { ...turn, id, answer: emptyAnswer, previous };
    updateTurn(turn.id, () => next);
    await run(next);
  };

  const stop = (): void => {
    request?.abort();
    const open = state.getState().turns.find(({ answer }) => isOpen(answer));
    if (open) dispatch(open.id, { event: 'halted' });
  };

  const startNew = (): void => {
    request?.abort();
    state.setState(createEmpty());
  };

  const toTurn = (message: Awaited<ReturnType<Api['getMessages']>>['messages'][number]): Turn => ({
    id: message.id,
    text: message.text,
    page: message.page,
    trip: message.trip,
    answer: readStored(message),
    previous: null,
  });

  const load = async (conversation: string, after?: string): Promise<void> => {
    const isCurrent = () => state.getState().conversation === conversation;
    try {
      const { messages, nextKey } = await api.getMessages(conversation, after);
      if (!isCurrent()) return;
      const earlier = messages.map(toTurn).toReversed();
      state.setState(({ turns }) => ({
        turns: [...earlier, ...turns],
        earlierKey: nextKey,
        loading: 'idle',
      }));
    } catch (error) {
      if (!isCurrent()) return;
      const isMissing = error instanceof HttpError && error.status === 404;
      state.setState({ loading: isMissing ? 'missing' : 'failed' });
    }
  };

  /** Opens a stored conversation. */
  const open = async (conversation: string): Promise<void> => {
    startNew();
    state.setState({ conversation, loading: 'busy' });
    await load(conversation);
  };

  const loadEarlier = async (): Promise<void> => {
    const { conversation, earlierKey, loading } = state.getState();
    if (earlierKey === null || loading === 'busy') return;
    state.setState({ loading: 'busy' });
    await load(conversation, earlierKey);
  };

  /** Another person signed in, or nobody is: what was asked is not theirs. */
  const setOwner = (owner: string | null): void => {
    if (owner === state.getState().owner) return;
    request?.abort();
    state.setState({ ...createEmpty(), owner, typed: '', limitError: null });
  };

  return {
    state,
    ask,
    retry,
    /** For a message whose id the server knows with another text. */
    resend: (turn: Turn) => retry(turn, createId()),
    stop,
    startNew,
    open,
    loadEarlier,
    setOwner,
    setTyped: (typed: string) => state.setState({ typed, fieldError: null }),
    setSubject: (subject: Subject | null) => state.setState({ subject }),
    setTemporary: (isTemporary: boolean) => state.setState({ isTemporary }),
    /** Takes a text back into the field, to change and ask it again. */
    edit: (turn: Turn) => takeBack(turn, {}),
  };
};

export const assistant = createAssistant();
