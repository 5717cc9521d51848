import type { AssistantEvent } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { aCard, cardsOfAllTools } from '../testing/cards.fixture';
import type { assistantApi, EarlierMessage } from './assistant-api';
import { createAssistant, getShownAnswer } from './assistant-store';

const card: AssistantEvent = { event: 'card', card: aCard() };
const end: AssistantEvent = { event: 'end' };

const refuse = (status: number, code: string, message = 'No.') =>
  new HttpError(status, JSON.stringify({ statusCode: status, code, message }));

/** An answer: its events, or an error after them. `wait` holds it open until it is stopped. */
interface Script {
  events?: AssistantEvent[];
  error?: Error;
  wait?: boolean;
}

const setup = (...scripts: Script[]) => {
  const sent: { conversation: string; id: string; text: string; page: string | null; trip: string | null }[] =
    [];
  const earlier: (readonly EarlierMessage[] | null)[] = [];
  const getMessages = jest.fn<ReturnType<typeof assistantApi.getMessages>, [string, string?]>();
  async function* streamAnswer(
    conversation: string,
    message: (typeof sent)[number],
    signal: AbortSignal,
    before: readonly EarlierMessage[] | null,
  ) {
    const { id, text, page, trip } = message;
    earlier.push(before);
    sent.push({ conversation, id, text, page, trip });
    const { events = [], error, wait } = scripts.shift() ?? {};
    yield* events;
    if (wait && !signal.aborted)
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (error) throw error;
  }
  const api = {
    streamAnswer,
    getMessages,
    deleteConversation: async () => '',
    deleteAll: async () => '',
  } as unknown as typeof assistantApi;
  let ids = 0;
  const assistant = createAssistant(api, () => `id-${++ids}`);
  assistant.setOwner('ana');
  const getTurn = (at = -1) => assistant.state.getState().turns.at(at)!;
  return { assistant, sent, earlier, getMessages, getTurn, get: () => assistant.state.getState() };
};

describe('a conversation', () => {
  it('sends messages with its own ids, and what they are about', async () => {
    const { assistant, sent, get } = setup({ events: [card, end] }, { events: [card, end] });
    assistant.setSubject({ page: '/wanderlens/cities/lisbon', trip: null, cities: ['lisbon'] });
    await assistant.ask('  Is it rainy? ');
    assistant.setSubject(null);
    await assistant.ask('And in May?');
    const { conversation } = get();
    expect(sent).toEqual([
      {
        conversation,
        id: expect.any(String),
        text: 'Is it rainy?',
        page: '/wanderlens/cities/lisbon',
        trip: null,
      },
      { conversation, id: expect.any(String), text: 'And in May?', page: null, trip: null },
    ]);
    expect(sent[0]!.id).not.toBe(sent[1]!.id);
    expect(get().turns.map(({ answer }) => answer.phase)).toEqual(['done', 'done']);
  });

  it('clears the field for its own text only, and asks nothing while an answer is written', async () => {
    const { assistant, sent, get } = setup({ wait: true });
    assistant.setTyped('My next question');
    const answer = assistant.ask('An example');
    expect(get().typed).toBe('My next question');
    await assistant.ask('My next question');
    expect(sent).toHaveLength(1);
    assistant.stop();
    await answer;
  });

  it('keeps what has arrived when it is stopped, and goes on with the same id', async () => {
    const { assistant, sent, getTurn } = setup({ events: [card], wait: true }, { events: [end] });
    const answer = assistant.ask('Rent in Tbilisi?');
    await Promise.resolve();
    assistant.stop();
    await answer;
    assistant.stop();
    expect(getTurn().answer.phase).toBe('stopped');
    await assistant.retry(getTurn());
    expect(sent.map(({ id }) => id)).toEqual([sent[0]!.id, sent[0]!.id]);
    expect(getTurn().answer.phase).toBe('done');
  });

  it('shows the interrupted part until the continued answer has something', async () => {
    const { assistant, getTurn } = setup(
      { events: [card] },
      { error: new TypeError('offline') },
      { events: [card, end] },
    );
    await assistant.ask('Rent in Tbilisi?');
    expect(getTurn().answer.phase).toBe('interrupted');
    await assistant.retry(getTurn());
    expect(getShownAnswer(getTurn())).toMatchObject({
      phase: 'interrupted',
      cards: [{ id: 'city.figures:tbilisi' }],
    });
    await assistant.retry(getTurn());
    expect(getShownAnswer(getTurn())).toMatchObject({
      phase: 'done',
      cards: [{ id: 'city.figures:tbilisi' }],
    });
  });

  it.each([
    ['the daily limit', refuse(429, 'assistant.daily_limit'), { limitError: expect.any(HttpError) }],
    [
      '422',
      refuse(422, 'assistant.empty', 'Please write a question in words.'),
      { fieldError: 'Please write a question in words.' },
    ],
  ])('gives the text back after %s', async (_name, error, state) => {
    const { assistant, get } = setup({ error });
    assistant.setTyped('Rent in Tbilisi?');
    await assistant.ask('Rent in Tbilisi?');
    expect(get()).toMatchObject({ turns: [], typed: 'Rent in Tbilisi?', ...state });
  });

  it('keeps a text that was typed meanwhile', async () => {
    const { assistant, get } = setup({ error: refuse(429, 'assistant.daily_limit') });
    const answer = assistant.ask('Rent in Tbilisi?');
    assistant.setTyped('Something else');
    await answer;
    expect(get().typed).toBe('Something else');
  });

  it('keeps a refused question, to ask it again or as a new one', async () => {
    const { assistant, sent, getTurn } = setup(
      { error: refuse(409, 'assistant.busy') },
      { error: refuse(409, 'assistant.changed') },
      { events: [card, end] },
    );
    await assistant.ask('Rent in Tbilisi?');
    expect(getTurn().answer.phase).toBe('refused');
    await assistant.retry(getTurn());
    expect(getTurn().answer.phase).toBe('refused');
    await assistant.resend(getTurn());
    expect(getTurn().answer.phase).toBe('done');
    expect(sent[1]!.id).toBe(sent[0]!.id);
    expect(sent[2]!.id).not.toBe(sent[0]!.id);
  });

  it('opens stored messages, oldest first, and earlier ones above them', async () => {
    const { assistant, getMessages, get } = setup();
    const message = (id: string) => ({
      id,
      text: id,
      page: null,
      trip: null,
      state: 'done' as const,
      events: [card, end],
      createdAt: '2026-11-01T00:00:00Z',
    });
    const page = { id: 'c', title: 'c', updatedAt: '2026-11-01T00:00:00Z' };
    getMessages.mockResolvedValueOnce({ ...page, messages: [message('4'), message('3')], nextKey: 'k' });
    getMessages.mockResolvedValueOnce({ ...page, messages: [message('2'), message('1')], nextKey: null });
    await assistant.open('c');
    expect(get()).toMatchObject({ conversation: 'c', earlierKey: 'k', loading: 'idle' });
    await assistant.loadEarlier();
    expect(getMessages).toHaveBeenLastCalledWith('c', 'k');
    expect(get().turns.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    expect(get().earlierKey).toBeNull();
  });

  it('says when a conversation is gone, or could not be loaded', async () => {
    const { assistant, getMessages, get } = setup();
    getMessages.mockRejectedValueOnce(refuse(404, 'assistant.not_found'));
    await assistant.open('c');
    expect(get().loading).toBe('missing');
    getMessages.mockRejectedValueOnce(new TypeError('offline'));
    await assistant.open('c');
    expect(get().loading).toBe('failed');
  });

  it('drops the answer of a conversation that was left', async () => {
    const { assistant, get } = setup({ events: [card], wait: true });
    const answer = assistant.ask('Rent in Tbilisi?');
    assistant.startNew();
    await answer;
    expect(get().turns).toEqual([]);
  });

  it('that is not kept sends what came before with each message, until a new one begins', async () => {
    const [search] = cardsOfAllTools;
    if (search?.tool !== 'cities.search') throw new Error('No search');
    const { assistant, earlier, get } = setup(
      { events: [{ event: 'card', card: search }, card, end] },
      { events: [card, end] },
      { events: [card, end] },
    );
    assistant.setTemporary(true);
    assistant.setSubject({ page: '/wanderlens/cities/lisbon', trip: null, cities: ['lisbon'] });
    await assistant.ask('Warm, under $900');
    await assistant.ask('Drop the budget');
    expect(earlier[0]).toEqual([]);
    expect(earlier[1]).toEqual([
      {
        text: 'Warm, under $900',
        page: '/wanderlens/cities/lisbon',
        cities: search.cities.map(({ slug }) => slug),
        conditions: search.conditions,
      },
    ]);
    assistant.startNew();
    await assistant.ask('Rent in Tbilisi?');
    expect(get().isTemporary).toBe(false);
    expect(earlier[2]).toBeNull();
  });

  it('shows nothing to the next person', async () => {
    const { assistant, get } = setup({ events: [card, end] });
    assistant.setTyped('Mine');
    await assistant.ask('Rent in Tbilisi?');
    assistant.setOwner('ben');
    expect(get()).toMatchObject({ owner: 'ben', turns: [], typed: '' });
  });
});
