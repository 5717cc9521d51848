import { paths, type AssistantConversation, type AssistantEvent } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aUser, mockError, mockResponse, mockStream, renderAt, useServer } from '@wanderwork/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { assistant } from '../api/assistant-store';
import { aCard, aFigure, cardsOfAllTools } from '../testing/cards.fixture';
import AssistantScreen from './assistant-screen';

const { assistant: api } = paths.api;
const writer: AssistantEvent = {
  event: 'writer',
  writer: { kind: 'embedded', name: 'WanderWork’s assistant' },
};
const end: AssistantEvent = { event: 'end' };
const messages = api.message(':id', ':message').replaceAll('%3A', ':');

const tomorrow = () => new Date(Date.now() + 5 * 3_600_000).toISOString();

const signIn = (isMember: boolean) =>
  act(() =>
    useSession.setState({
      user: isMember ? aUser({ id: 'ana' }) : null,
      isAuthenticated: isMember,
      isLoading: false,
    }),
  );

const open = (left: number | null = 3, items: AssistantConversation[] = []) => {
  mockResponse('get', api.allowance(), { limit: 5, left, resetsAt: tomorrow(), writer: writer.writer });
  mockResponse('get', api.conversations(), { items, nextKey: null });
  signIn(true);
  return renderAt('/wanderlens/assistant', <AssistantScreen />);
};

const ask = async (text: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
};

/** Asks a question and plays its whole answer. */
const play = async (events: unknown[], text = 'Rent in Tbilisi?') => {
  const stream = mockStream('put', messages);
  open();
  await ask(text);
  await waitFor(() => expect(stream.requests).toHaveLength(1));
  act(() => events.forEach((event) => stream.send(event)));
  act(() => stream.end());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  return { stream, answer: screen.getByRole('article', { name: 'Answer' }) };
};

describe('the assistant', () => {
  afterEach(() => {
    cleanup();
    assistant.setOwner(null);
  });
  useServer();
  beforeAll(() => {
    // jsdom has neither.
    Element.prototype.scrollIntoView = () => undefined;
    window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  });

  it('tells visitors what it does and asks them nothing', async () => {
    signIn(false);
    renderAt('/wanderlens/assistant', <AssistantScreen />);
    expect(await screen.findByRole('button', { name: 'Create a free account' })).toBeVisible();
    const searches = within(screen.getByRole('group', { name: 'Searches' })).getAllByRole('link');
    expect(searches).toHaveLength(3);
    expect(searches[0]).toHaveAttribute('href', expect.stringMatching(/^\/wanderlens\?q=/));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('draws the answer: its writer, its sentences with numbered figures, and the card with source and link', async () => {
    const { answer } = await play([
      writer,
      { event: 'card', card: aCard() },
      {
        event: 'claim',
        claim: { text: 'Rent is $540 a month.', cites: [{ card: 'city.figures:tbilisi', key: 'rent' }] },
      },
      end,
    ]);
    expect(answer).toHaveTextContent("Answered by WanderWork's assistant, from its own figures");
    const card = within(answer).getByRole('group', { name: 'Rent in Tbilisi' });
    expect(within(card).getByRole('link', { name: 'World Bank' })).toHaveAttribute(
      'href',
      'https://data.worldbank.org/',
    );
    expect(card).toHaveTextContent('Source: World Bank, 2024');
    expect(within(card).getByRole('img', { name: 'Estimate' })).toBeVisible();
    expect(within(card).getByRole('link', { name: /Open the city page/ })).toHaveAttribute(
      'href',
      '/wanderlens/cities/tbilisi',
    );
    await userEvent.click(within(answer).getByRole('button', { name: 'Figure 1: Rent, $540 a month' }));
    expect(document.activeElement).toHaveTextContent('Rent');
    expect(screen.getByRole('status')).toHaveTextContent('Rent is $540 a month.');
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('draws a card of every tool, and one of a tool that it does not know', async () => {
    const unknown = { ...aCard({ id: 'city.smells:tbilisi', title: 'Smells' }), tool: 'city.smells' };
    const { answer } = await play([
      ...cardsOfAllTools.map((card) => ({ event: 'card', card })),
      { event: 'card', card: unknown },
      end,
    ]);
    for (const { title } of [...cardsOfAllTools, unknown])
      expect(within(answer).getByRole('group', { name: title })).toBeVisible();
    expect(answer).not.toHaveTextContent('This result couldn’t be shown.');
    expect(within(answer).getByRole('link', { name: 'Review the draft' })).toHaveAttribute(
      'href',
      '/wanderlens/planner?trip=t&draft=d',
    );
    expect(within(answer).getAllByRole('link', { name: 'Batumi' })).toHaveLength(2);
  }, 60_000);

  it('leaves out a card that cannot be drawn, and nothing else', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...aCard({ id: 'articles.find:x', title: 'Broken' }), tool: 'articles.find' };
    const { answer } = await play([{ event: 'card', card: broken }, { event: 'card', card: aCard() }, end]);
    expect(answer).toHaveTextContent('This result couldn’t be shown.');
    expect(within(answer).getByRole('group', { name: 'Rent in Tbilisi' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('shows markup as text, and draws no link that leaves the site', async () => {
    const evil = '<img src=x onerror=alert(1)> **bold** [x](https://evil.example)';
    const { answer } = await play([
      { event: 'writer', writer: { kind: 'model', name: 'Nimbus' } },
      {
        event: 'card',
        card: aCard({
          title: evil,
          link: 'https://evil.example',
          notes: [evil],
          figures: [aFigure({ label: evil, source: { title: evil, url: 'javascript:alert(1)' } })],
        }),
      },
      { event: 'claim', claim: { text: evil, cites: [] } },
      {
        event: 'refusal',
        refusal: {
          form: 'data',
          text: evil,
          marked: [],
          next: [{ kind: 'link', label: evil, href: '//evil.example' }],
        },
      },
      end,
    ]);
    expect(within(answer).getAllByText(evil).length).toBeGreaterThanOrEqual(4);
    expect(answer.querySelectorAll('img, a')).toHaveLength(0);
  });

  it.each([
    ['data', 'I don’t have flight prices.'],
    ['understanding', 'I didn’t understand “flurb”.'],
    ['missing', 'Which passport?'],
    ['permission', 'Comparing these cities is part of Premium.'],
    ['subject', 'I only know about places, days, hours and money.'],
  ])('shows the refusal "%s" with its next steps', async (form, text) => {
    const { answer } = await play(
      [
        writer,
        {
          event: 'refusal',
          refusal: {
            form,
            text,
            marked: form === 'understanding' ? [{ start: 8, end: 13 }] : [],
            next: [
              { kind: 'ask', label: 'When to go to Athens?', text: 'When to go to Athens?' },
              { kind: 'link', label: 'See plans', href: '/subscription' },
            ],
          },
        },
        end,
      ],
      'How far flurb is it?',
    );
    expect(answer).toHaveTextContent(text);
    expect(within(answer).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
    const marks = [...answer.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(form === 'understanding' ? ['Not understood: flurb'] : []);
    const next = mockStream('put', messages);
    await userEvent.click(within(answer).getByRole('button', { name: 'When to go to Athens?' }));
    await waitFor(() => expect(next.requests[0]?.body).toEqual({ text: 'When to go to Athens?' }));
    expect(screen.getByRole('heading', { name: 'When to go to Athens?' })).toHaveFocus();
  });

  it('asks one question back with answers to choose from', async () => {
    const { answer } = await play([
      {
        event: 'question',
        text: 'Which passport?',
        choices: [{ kind: 'ask', label: 'German', text: 'Germany' }],
      },
      end,
    ]);
    expect(within(answer).getByText('Which passport?')).toBeVisible();
    expect(within(answer).getByRole('button', { name: 'German' })).toBeVisible();
  });

  it('stops with the button that asked, which keeps its place and its focus, and continues', async () => {
    const stream = mockStream('put', messages);
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Rent in Tbilisi?');
    const button = screen.getByRole('button', { name: 'Ask' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stream.requests).toHaveLength(1));
    act(() => stream.send({ event: 'working', tool: 'city.figures', text: 'Looking at 3 cities' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Looking at 3 cities'));
    expect(screen.getByRole('button', { name: 'Stop' })).toBe(button);
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveTextContent('Ask');
    expect(button).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('You stopped it here.');
  });

  it('offers to continue an answer that was cut off, with the same message', async () => {
    const { stream, answer } = await play([{ event: 'card', card: aCard() }, '{"event":"cl']);
    expect(answer).toHaveTextContent('Interrupted. What has arrived stays here.');
    const again = mockStream('put', messages);
    await userEvent.click(within(answer).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(again.requests).toHaveLength(1));
    expect(again.requests[0]!.body).toEqual(stream.requests[0]!.body);
    expect(within(answer).getByRole('group', { name: 'Rent in Tbilisi' })).toBeVisible();
  });

  it('says what is left, and what to do when nothing is', async () => {
    open(1);
    expect(await screen.findByText('1 question left today')).toBeVisible();
    mockError('put', messages, {
      statusCode: 429,
      code: 'assistant.daily_limit',
      message: 'You’ve used your 5 questions for today.',
      ...{ limit: 5, resetsAt: tomorrow() },
    });
    await ask('Rent in Tbilisi?');
    const limit = await screen.findByRole('alert');
    expect(limit).toHaveTextContent('You’ve used your 5 questions for today');
    expect(limit).toHaveTextContent('You get new ones in 5 hours, at midnight UTC');
    expect(within(limit).getAllByRole('link', { name: /./ }).length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Rent in Tbilisi?');
  });

  it.each([
    [409, 'assistant.busy', 'Another answer is still being written.', 'Ask again'],
    [409, 'assistant.changed', 'This question was sent before with other words.', 'Send it as a new one'],
    [401, 'auth.session_required', 'Please sign in again to get an answer.', 'Ask again'],
    [503, 'service.unavailable', 'Many questions are being answered right now.', 'Ask again'],
  ])('explains %i %s, and how to go on', async (statusCode, code, message, button) => {
    mockError('put', messages, { statusCode, code, message });
    open();
    await ask('Rent in Tbilisi?');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).getByRole('button', { name: button })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rent in Tbilisi?' })).toBeVisible();
  });

  it('shows beside the field why a text was not taken', async () => {
    mockError('put', messages, {
      statusCode: 422,
      code: 'assistant.empty',
      message: 'Please write a question in words.',
    });
    open();
    await ask('x');
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please write a question in words.'));
    expect(field).toHaveValue('x');
  });

  it('lists conversations, and deletes one after a confirmation', async () => {
    open(3, [{ id: 'c1', title: 'Rent in Tbilisi?', updatedAt: '2026-11-01T10:00:00Z' }]);
    const deleted = mockResponse('delete', api.conversation('c1'), {});
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Rent in Tbilisi?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep' }));
    expect(deleted).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Rent in Tbilisi?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  it('opens the conversation in the address, and writes it there once it has a message', async () => {
    mockResponse('get', api.allowance(), {
      limit: null,
      left: null,
      resetsAt: tomorrow(),
      writer: writer.writer,
    });
    mockResponse('get', api.conversations(), { items: [], nextKey: null });
    mockResponse('get', api.conversation('c1'), {
      id: 'c1',
      title: 'Rent',
      updatedAt: '2026-11-01T10:00:00Z',
      nextKey: null,
      messages: [
        {
          id: 'm1',
          text: 'Rent in Tbilisi?',
          page: null,
          trip: null,
          state: 'writing',
          events: [{ event: 'card', card: aCard() }],
          createdAt: '2026-11-01T10:00:00Z',
        },
      ],
    });
    signIn(true);
    const page = renderAt('/wanderlens/assistant?c=c1', <AssistantScreen />);
    expect(await screen.findByRole('heading', { name: 'Rent in Tbilisi?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByText(/left today/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(page.location()).toBe('/wanderlens/assistant'));
    const stream = mockStream('put', messages);
    await ask('And in Batumi?');
    await waitFor(() => expect(stream.requests).toHaveLength(1));
    const { conversation } = assistant.state.getState();
    expect(page.location()).toBe(`/wanderlens/assistant?c=${conversation}`);
  });
});
