import type { AssistantEvent, TripDraftCard } from '@wanderwork/contracts';
import type { AnswerEvent } from '../features/voice/machine/answer';
import { createServerAssistant } from './server-assistant';

const card: TripDraftCard = {
  id: 'trip.draft',
  tool: 'trip.draft',
  title: 'A draft for your trip',
  link: null,
  figures: [],
  notes: [],
  trip: 't1',
  draft: 'd1',
  items: [{ id: 'i1', text: 'Add Porto, 14 nights' }],
};
const end: AssistantEvent = { event: 'end' };

/** Plays the server: each request takes the next answer. */
const playServer = (...answers: (object[] | object | number)[]) => {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push(
      `${init?.method ?? 'GET'} ${String(input)} ${typeof init?.body === 'string' ? init.body : ''}`.trim(),
    );
    const answer = answers.shift()!;
    if (typeof answer === 'number')
      return Promise.resolve(
        Response.json({ statusCode: answer, code: 'x', message: 'No.' }, { status: answer }),
      );
    if (Array.isArray(answer))
      return Promise.resolve(new Response(answer.map((line) => `${JSON.stringify(line)}\n`).join('')));
    return Promise.resolve(Response.json(answer));
  });
  return requests;
};

const create = () =>
  createServerAssistant({ conversation: 'c1', trip: 't1', toLocal: (text) => text.replace('$', '€') });
const { signal } = new AbortController();
const ask = async (assistant = create()) => {
  const events: AnswerEvent[] = [];
  for await (const event of assistant.ask('add two weeks in Porto', signal)) events.push(event);
  return events;
};

afterEach(() => jest.restoreAllMocks());

it('sends a question about the trip, and turns the events of the answer into sentences and cards', async () => {
  const about = { ...card, id: 'about:x', tool: 'about', topic: 'x', text: '' };
  const requests = playServer([
    { event: 'writer', writer: { kind: 'embedded', name: 'WanderWork' } },
    { event: 'working', tool: 'about', text: 'Looking at Porto' },
    { event: 'card', card: about },
    { event: 'claim', claim: { text: 'It is $9.', cites: [] } },
    {
      event: 'question',
      text: 'Which passport?',
      choices: [{ kind: 'ask', label: 'British', text: 'British' }],
    },
    { event: 'refusal', refusal: { form: 'data', text: 'I don’t know that.', marked: [], next: [] } },
    end,
  ]);
  expect(await ask()).toEqual([
    { kind: 'working', text: 'Looking at Porto' },
    { kind: 'card', card: about },
    { kind: 'sentence', text: 'It is €9.' },
    { kind: 'sentence', text: 'Which passport?' },
    { kind: 'sentence', text: 'You can say: “British”.' },
    { kind: 'sentence', text: 'I don’t know that.' },
  ]);
  expect(requests[0]).toMatch(/^PUT \/api\/assistant\/conversations\/c1\/messages\/[-\da-f]{36} /);
  expect(requests[0]).toContain('{"text":"add two weeks in Porto","trip":"t1"}');
});

it('lets one draft wait for a yes, and shows a second one as a card', async () => {
  const second = { ...card, id: 'trip.draft:2', draft: 'd2' };
  playServer([{ event: 'card', card }, { event: 'card', card: second }, end]);
  expect(await ask()).toEqual([
    { kind: 'draft', draft: { id: 'd1', title: card.title, changes: ['Add Porto, 14 nights'] } },
    { kind: 'card', card: second },
  ]);
});

it('reports a fault of the server, an answer that was cut off, and a refusal', async () => {
  playServer([{ event: 'failed', code: 'internal', message: 'That went wrong.' }, end]);
  expect(await ask()).toEqual([{ kind: 'failed', message: 'That went wrong.' }]);
  playServer([{ event: 'claim', claim: { text: 'Rent is', cites: [] } }]);
  await expect(ask()).rejects.toThrow('ended early');
  playServer(429);
  await expect(ask()).rejects.toMatchObject({ status: 429 });
});

describe('a draft', () => {
  const propose = async (...answers: (object | number)[]) => {
    const requests = playServer([{ event: 'card', card }, end], ...answers);
    const assistant = create();
    await ask(assistant);
    requests.length = 0;
    return { assistant, requests };
  };

  it('is accepted as a whole, and undone by restoring the version before it', async () => {
    const { assistant, requests } = await propose(
      { revision: 4 },
      { revision: 6 },
      { revision: 6 },
      { revision: 7 },
    );
    await assistant.accept('d1');
    await assistant.undo('d1');
    expect(requests).toEqual([
      'GET /api/trips/t1',
      'POST /api/trips/t1/drafts/d1 {"accept":["i1"]}',
      'GET /api/trips/t1',
      // Version 5 was made elsewhere in the meantime, and stays.
      'POST /api/trips/t1/restore {"revision":5}',
    ]);
  });

  it('is not undone once the trip has changed, and not if it changed nothing', async () => {
    const changed = await propose({ revision: 4 }, { revision: 5 }, { revision: 6 });
    await changed.assistant.accept('d1');
    await expect(changed.assistant.undo('d1')).rejects.toThrow('changed since');
    expect(changed.requests).toHaveLength(3);

    const idle = await propose({ revision: 4 }, { revision: 4 }, { revision: 4 });
    await idle.assistant.accept('d1');
    await idle.assistant.undo('d1');
    expect(idle.requests).toHaveLength(3);
  });

  it('does not count as accepted when the server refuses', async () => {
    const { assistant } = await propose({ revision: 4 }, 409);
    await expect(assistant.accept('d1')).rejects.toMatchObject({ status: 409 });
  });
});
