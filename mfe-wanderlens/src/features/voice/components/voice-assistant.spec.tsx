import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import type { AnswerEvent } from '../machine/answer';
import { TAP_MS } from '../machine/limits';
import type { RecognitionListener } from '../ports/speech-recognizer';
import type { Assistant } from '../session/assistant';
import VoiceAssistant from './voice-assistant';

/** Recognition, voices and visibility of the browser, played by the test. */
let listener: RecognitionListener | null = null;
const spoken: string[] = [];
let showDraft: ((isVisible: boolean) => void) | null = null;

jest.mock('../ports/web-speech-recognizer', () => ({
  createWebSpeechRecognizer: () => ({
    findPlace: () => Promise.resolve({ kind: 'device' }),
    start: (next: RecognitionListener) => {
      listener = next;
      next.onStart();
      return { stop: () => next.onEnd(), abort: () => next.onEnd(), discard: () => undefined };
    },
  }),
}));

jest.mock('../ports/web-speech-synthesizer', () => ({
  createWebSpeechSynthesizer: () => ({
    followVoices: (onChange: (areAvailable: boolean) => void) => {
      onChange(true);
      return () => undefined;
    },
    speak: (sentence: string, { onStart, onEnd }: { onStart: () => void; onEnd: () => void }) => {
      spoken.push(sentence);
      onStart();
      setTimeout(onEnd);
    },
    cancel: () => undefined,
  }),
}));

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  spoken.length = 0;
  localStorage.clear();
  globalThis.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      showDraft = (isVisible) =>
        onChange(
          [
            {
              intersectionRatio: isVisible ? 1 : 0,
              intersectionRect: { height: 0 },
            } as IntersectionObserverEntry,
          ],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const renderVoice = (events: AnswerEvent[] = [], change: Partial<Assistant> = {}) => {
  const assistant = {
    ask: jest.fn(async function* () {
      yield* events;
    }),
    accept: jest.fn(() => Promise.resolve()),
    undo: jest.fn(() => Promise.resolve()),
    ...change,
  };
  const view = renderAt(
    '/voice-assistant',
    <VoiceAssistant
      assistant={assistant}
      server={{ recognizer: null, synthesizer: null }}
      example={<p>Example</p>}
      writing="/wanderlens/assistant?c=1"
      renderCard={(answer, { title }) => (
        <section key={title} id={answer} aria-label={title}>
          Rent $600
        </section>
      )}
    />,
  );
  return { assistant, view, root: view.container.firstElementChild as HTMLElement };
};

const field = () => screen.getByRole('textbox', { name: /type your question|I heard/ });
const ask = (text: string) => userEvent.type(field(), `${text}{Enter}`);
const status = () => screen.getByRole('status');
const answer: AnswerEvent[] = [
  { kind: 'working', text: 'Looking at Tbilisi' },
  { kind: 'sentence', text: 'Rent is about $600.' },
  {
    kind: 'card',
    card: {
      id: 'about:rent',
      tool: 'about',
      title: 'Tbilisi',
      link: null,
      figures: [],
      notes: [],
      topic: '',
      text: '',
    },
  },
];
const draft: AnswerEvent = {
  kind: 'draft',
  draft: { id: 'd1', title: 'Two weeks in Porto', changes: ['Add Porto, 1 to 15 March'] },
};

it('says where the sound goes before the first press, and holds back updates only while it is active', async () => {
  const { root } = renderVoice(answer);
  expect(
    await screen.findByText(
      'Your browser turns your voice into text on this device. The sound doesn’t leave it.',
    ),
  ).toBeVisible();
  expect(root).not.toHaveAttribute('data-uninterrupted');
  await userEvent.click(screen.getByRole('button', { name: 'Press to talk' }));
  await waitFor(() => expect(status()).toHaveTextContent('Listening…'));
  expect(root).toHaveAttribute('data-uninterrupted');
  await userEvent.keyboard('{Escape}');
  expect(status()).toHaveTextContent('Ready when you are.');
  expect(root).not.toHaveAttribute('data-uninterrupted');
});

it('turns speech into a line, shows the answer with its card and speaks it', async () => {
  const { assistant } = renderVoice(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Press to talk' }));
  await waitFor(() => expect(status()).toHaveTextContent('Listening…'));
  act(() => listener?.onResult({ index: 0, text: 'rent in Tbilisi', isFinal: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Done talking' }));
  expect(field()).toHaveValue('rent in Tbilisi');
  await userEvent.type(field(), '{Enter}');
  await waitFor(() => expect(spoken).toEqual(['Rent is about $600.']));
  expect(assistant.ask).toHaveBeenCalledWith('rent in Tbilisi', expect.any(AbortSignal));
  const turn = screen.getByRole('article');
  expect(turn).toHaveTextContent('rent in Tbilisi');
  expect(turn).toHaveTextContent('Rent is about $600.');
  expect(within(turn).getByRole('region', { name: 'Tbilisi' })).toHaveTextContent('Rent $600');
  expect(screen.getByRole('link', { name: 'Go on in writing' })).toHaveAttribute(
    'href',
    '/wanderlens/assistant?c=1',
  );
});

it('sends what was heard at once by Enter, and talks while Space is held', async () => {
  const { assistant } = renderVoice(answer);
  screen.getByRole('button', { name: 'Press to talk' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(status()).toHaveTextContent('Listening…'));
  act(() => listener?.onResult({ index: 0, text: 'rent in Tbilisi', isFinal: true }));
  act(() => listener?.onEnd());
  expect(field()).toHaveValue('rent in Tbilisi');
  await userEvent.keyboard('{Enter}');
  expect(assistant.ask).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(status()).toHaveTextContent('Ready when you are.'));

  const user = userEvent.setup();
  await user.keyboard('[Space>]');
  await waitFor(() => expect(status()).toHaveTextContent('Listening…'));
  await new Promise((resolve) => setTimeout(resolve, TAP_MS));
  await user.keyboard('[/Space]');
  expect(status()).toHaveTextContent('I didn’t catch that.');
});

it('leaves Space alone in the field', async () => {
  renderVoice(answer);
  await userEvent.type(field(), 'rent in');
  expect(field()).toHaveValue('rent in');
  expect(status()).toHaveTextContent('Ready when you are.');
});

it('lets people edit a line of their own and send it again, newest first', async () => {
  const { assistant } = renderVoice(answer);
  await ask('rent in Tbilisi');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: rent in Tbilisi' }));
  const words = screen.getByRole('textbox', { name: 'Your words' });
  await userEvent.clear(words);
  await userEvent.type(words, 'rent in Batumi');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(assistant.ask).toHaveBeenLastCalledWith('rent in Batumi', expect.anything()));
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('rent in Batumi'),
    expect.stringContaining('rent in Tbilisi'),
  ]);
});

it('asks once about a screen reader, and then leaves answers to the status line', async () => {
  const { view } = renderVoice(answer);
  const question = screen.getByRole('group', { name: /Do you use a screen reader/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Don’t speak' }));
  await ask('rent');
  await waitFor(() => expect(status()).toHaveTextContent('Rent is about $600.'));
  expect(spoken).toEqual([]);

  view.unmount();
  renderVoice(answer);
  expect(screen.queryByRole('group', { name: /screen reader/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Don’t speak', pressed: true }));
  await ask('rent');
  await waitFor(() => expect(spoken).toEqual(['Rent is about $600.']));
});

describe('a draft', () => {
  const propose = async (change: Partial<Assistant> = {}) => {
    const { assistant } = renderVoice([draft], change);
    await ask('add two weeks in Porto');
    await waitFor(() => expect(status()).toHaveTextContent('Shall I make these changes?'));
    return assistant;
  };

  it('changes nothing without a yes, nor with one while it is out of view', async () => {
    const { accept } = await propose();
    act(() => showDraft?.(false));
    await ask('yes');
    await waitFor(() => expect(spoken.join(' ')).toContain('because the changes were out of view'));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
    expect((await screen.findAllByText('Nothing changed.')).length).toBeGreaterThan(0);
    expect(accept).not.toHaveBeenCalled();
  });

  it('is accepted by a yes, and undone with a button', async () => {
    const { accept, undo } = await propose();
    act(() => showDraft?.(true));
    await ask('yes please');
    expect(await screen.findByText('Accepted.')).toBeVisible();
    expect(accept).toHaveBeenCalledWith('d1');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undo).toHaveBeenCalledWith('d1'));
    expect((await screen.findAllByText('Undone. Everything is as it was.')).length).toBeGreaterThan(0);
  });

  it('does not claim anything when the server does not answer', async () => {
    await propose({ accept: () => Promise.reject(new Error('lost')) });
    act(() => showDraft?.(true));
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(status()).toHaveTextContent('I couldn’t tell whether that worked.'));
    expect(screen.queryByText('Accepted.')).toBeNull();
  });
});

it('says when an answer breaks off, and keeps what has arrived', async () => {
  renderVoice([], {
    async *ask() {
      yield { kind: 'sentence', text: 'Rent is' } satisfies AnswerEvent;
      throw new TypeError('network');
    },
  });
  await ask('rent');
  await waitFor(() => expect(status()).toHaveTextContent('The answer broke off.'));
  expect(screen.getByRole('article')).toHaveTextContent('Rent is');
  expect(field()).toBeEnabled();
});

it('shows the example once the server says that the plan has no voice', async () => {
  renderVoice([{ kind: 'failed', message: 'Voice is part of Premium.', isLocked: true }]);
  await ask('rent');
  expect(await screen.findByText('Example')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('stops everything when the page is hidden', async () => {
  renderVoice(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Press to talk' }));
  await waitFor(() => expect(status()).toHaveTextContent('Listening…'));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(status()).toHaveTextContent('Stopped, because you left this page.');
  hidden.mockRestore();
});
