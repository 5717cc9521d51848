import { transition } from './transition';
import { startIn, VoiceOnFakeClock } from './voice.fixture';
import { limitNames, stateNames, type LimitName, type StateName, type Voice, type VoiceEvent } from './voice';

/** One event of each type, as the given voice assistant would receive it now. */
const createEvents = ({ session, turn, utterance }: Voice): Record<string, VoiceEvent> => ({
  press: { type: 'press', isHeld: false },
  'press and hold': { type: 'press', isHeld: true },
  release: { type: 'release' },
  key: { type: 'key' },
  escape: { type: 'escape' },
  hidden: { type: 'hidden' },
  visible: { type: 'visible' },
  edit: { type: 'edit', text: 'rent in Batumi' },
  submit: { type: 'submit' },
  resend: { type: 'resend', text: 'rent in Batumi' },
  'speaking off': { type: 'set-speaking', isOn: false },
  allowed: { type: 'permission', session, refusal: null },
  refused: { type: 'permission', session, refusal: 'denied' },
  'recognizer-started': { type: 'recognizer-started', session },
  sound: { type: 'sound', session },
  result: { type: 'result', session, index: 0, text: 'rent in Tbilisi', isFinal: true },
  'recognizer-failed': { type: 'recognizer-failed', session, reason: 'network' },
  'recognizer-unsupported': { type: 'recognizer-failed', session, reason: 'unsupported' },
  'recognizer-ended': { type: 'recognizer-ended', session },
  'recording-ended': { type: 'recording-ended', session },
  'answer sentence': { type: 'answer', turn, event: { kind: 'sentence', text: 'It depends.' } },
  'answer failed': { type: 'answer', turn, event: { kind: 'failed', message: 'No.' } },
  'answer locked': { type: 'answer', turn, event: { kind: 'failed', message: 'No.', isLocked: true } },
  'answer-ended': { type: 'answer-ended', turn },
  'task-done': { type: 'task-done', turn },
  'task-failed': { type: 'task-failed', turn },
  'no voices': { type: 'voices', areAvailable: false },
  'speech-started': { type: 'speech-started', utterance },
  'speech-ended': { type: 'speech-ended', utterance },
  'draft out of view': { type: 'draft-visible', isVisible: false },
  accept: { type: 'accept' },
  undo: { type: 'undo' },
  tick: { type: 'tick' },
});

const eventNames = Object.keys(createEvents(startIn('idle').voice));

/** "listening (inaudible): open-microphone", or the names of the fields that changed: "= text". */
const summarize = (before: Voice, { voice, commands }: ReturnType<typeof transition>): string => {
  const changed = Object.keys(before).filter(
    (key) => JSON.stringify(before[key as keyof Voice]) !== JSON.stringify(voice[key as keyof Voice]),
  );
  if (changed.length === 0 && commands.length === 0) return '';
  if (voice.state === before.state && voice.notice === before.notice && commands.length === 0)
    return `= ${changed.filter((key) => key !== 'deadlines').join(' ') || 'deadlines'}`;
  const detail = voice.reason !== before.reason ? voice.reason : voice.notice;
  const did = commands.map(({ type }) => type).join(', ');
  return `${voice.state}${detail ? ` (${detail})` : ''}${did ? `: ${did}` : ''}`;
};

/** What these events do in every state but `locked`, unless its row says otherwise. */
const common = {
  hidden: '= isHidden',
  edit: '= text isEdited',
  resend: 'thinking: ask',
  'speaking off': '= speaks',
  'no voices': '= voices',
};

const startListening = {
  press: 'requesting-permission: request-microphone',
  'press and hold': 'requesting-permission: request-microphone',
};

const listening = {
  ...common,
  press: 'finalizing: stop-microphone',
  'press and hold': 'finalizing: stop-microphone',
  escape: 'idle: close-microphone',
  hidden: 'idle (hidden): close-microphone',
  resend: 'thinking: close-microphone, ask',
  result: '= results',
  'recognizer-failed': 'blocked (network): close-microphone',
  'recognizer-unsupported': 'unsupported: close-microphone',
  'recognizer-ended': 'reviewing',
  'recording-ended': 'finalizing',
  'recognizer-start limit': 'reviewing: close-microphone',
  'inaudible limit': 'listening (inaudible)',
  'silence limit': 'reviewing: close-microphone',
  'last-word limit': 'finalizing: stop-microphone',
  'listening limit': 'finalizing: stop-microphone',
  'restart limit': 'reviewing: close-microphone',
};

const thinking = {
  ...common,
  resend: '',
  'still-looking limit': 'thinking (still-looking)',
};

/** While a change is made. It cannot be stopped halfway, and without an answer nobody knows whether it was made. */
const changing = {
  ...thinking,
  'task-done': 'speaking: speak',
  'task-failed': 'idle (uncertain)',
  'answer-silence limit': 'idle (uncertain)',
  'answer limit': 'idle (uncertain)',
};

type Row = readonly [start: () => VoiceOnFakeClock, cells: Readonly<Record<string, string>>];

const startHolding = () => {
  const clock = new VoiceOnFakeClock();
  clock.hold();
  return clock;
};

const startAccepted = () => {
  const clock = startIn('confirming');
  clock.send({ type: 'accept' });
  clock.send({ type: 'task-done', turn: clock.voice.turn });
  clock.speak();
  return clock;
};

/** Each state, and what each event does there: nothing, unless its row says something. */
const states: Record<StateName, Row> = {
  locked: [() => startIn('locked'), {}],
  unsupported: [() => startIn('unsupported'), common],
  idle: [() => startIn('idle'), { ...common, ...startListening }],
  'requesting-permission': [
    () => startIn('requesting-permission'),
    {
      ...common,
      press: 'idle: close-microphone',
      'press and hold': 'idle: close-microphone',
      escape: 'idle: close-microphone',
      hidden: 'idle (hidden): close-microphone',
      resend: 'thinking: close-microphone, ask',
      allowed: 'listening: open-microphone',
      refused: 'blocked (denied): close-microphone',
    },
  ],
  listening: [() => startIn('listening'), listening],
  finalizing: [
    () => startIn('finalizing'),
    {
      ...common,
      escape: 'idle: close-microphone',
      hidden: 'idle (hidden): close-microphone',
      resend: 'thinking: close-microphone, ask',
      result: '= results',
      'recognizer-failed': 'reviewing: close-microphone',
      'recognizer-unsupported': 'reviewing: close-microphone',
      'recognizer-ended': 'reviewing',
      'recording-ended': '= deadlines',
      'stop limit': 'finalizing: abort-microphone',
      'abort limit': 'reviewing: close-microphone',
      'transcription limit': 'blocked (service): close-microphone',
    },
  ],
  reviewing: [
    () => startIn('reviewing'),
    {
      ...common,
      ...startListening,
      escape: 'idle',
      hidden: 'idle (hidden)',
      submit: 'thinking: ask',
      'review limit': 'thinking: ask',
    },
  ],
  thinking: [
    () => startIn('thinking'),
    {
      ...thinking,
      press: 'idle (stopped): cancel-answer',
      'press and hold': 'idle (stopped): cancel-answer',
      escape: 'idle (stopped): cancel-answer',
      hidden: 'idle (hidden): cancel-answer',
      'answer sentence': '= turns',
      'answer failed': 'idle (failed)',
      'answer locked': 'locked',
      'answer-ended': 'idle (empty)',
      'answer-silence limit': 'idle (late): cancel-answer',
      'answer limit': 'idle (late): cancel-answer',
    },
  ],
  speaking: [
    () => startIn('speaking'),
    {
      ...common,
      press: 'idle: cancel-speech',
      'press and hold': 'idle: cancel-speech',
      key: 'idle: cancel-speech',
      escape: 'idle: cancel-speech',
      hidden: 'idle (hidden): cancel-speech',
      resend: 'thinking: cancel-speech, ask',
      'speaking off': 'idle: cancel-speech',
      'speech-started': '= deadlines',
      'speech-ended': 'idle',
      'voices limit': 'idle (no-voice)',
      'speech-start limit': 'idle: cancel-speech',
      'speech-end limit': 'idle: cancel-speech',
    },
  ],
  confirming: [
    () => startIn('confirming'),
    {
      ...common,
      ...startListening,
      escape: 'idle (unchanged)',
      hidden: 'idle (hidden)',
      'draft out of view': '= isDraftVisible',
      accept: 'thinking: accept',
      'confirm limit': 'idle (unchanged)',
    },
  ],
  blocked: [() => startIn('blocked'), { ...common, ...startListening, escape: 'idle' }],
};

/** The same states under conditions that matter. */
const variants: Record<string, Row> = {
  'idle, after an accepted change': [
    startAccepted,
    { ...common, ...startListening, 'draft out of view': '= isDraftVisible', undo: 'thinking: undo' },
  ],
  'idle, after a press that ended the speaking': [
    () => {
      const clock = startIn('speaking');
      clock.send({ type: 'press', isHeld: true });
      return clock;
    },
    {
      ...common,
      ...startListening,
      release: '= isHeld',
      hidden: '= isHidden isHeld',
      'tap limit': 'requesting-permission: request-microphone',
    },
  ],
  'requesting-permission, held': [
    () => {
      const clock = new VoiceOnFakeClock();
      clock.send({ type: 'press', isHeld: true });
      clock.wait(400);
      return clock;
    },
    { ...states['requesting-permission'][1], release: 'idle (press-again): close-microphone' },
  ],
  'listening, held, nothing heard': [
    startHolding,
    {
      ...listening,
      'recognizer-started': '= deadlines',
      release: 'finalizing: stop-microphone',
      sound: '= firstHeardAt',
      result: '= results firstHeardAt',
      'recognizer-ended': '= isMicrophoneOpen',
      'restart limit': 'listening: open-microphone',
      'recognizer-start limit': 'blocked (silent): close-microphone',
      'silence limit': 'idle (unheard): close-microphone',
    },
  ],
  'thinking, accepting': [
    () => {
      const clock = startIn('confirming');
      clock.send({ type: 'accept' });
      return clock;
    },
    { ...changing, 'draft out of view': '= isDraftVisible' },
  ],
  'thinking, undoing': [
    () => {
      const clock = startAccepted();
      clock.send({ type: 'undo' });
      return clock;
    },
    { ...changing, 'draft out of view': '= isDraftVisible' },
  ],
  'speaking, waiting for voices': [
    () => {
      const clock = new VoiceOnFakeClock();
      clock.voice = { ...clock.voice, voices: 'unknown' };
      clock.ask('rent');
      clock.answer({ kind: 'sentence', text: 'About $600.' });
      return clock;
    },
    {
      ...states.speaking[1],
      'no voices': 'idle (no-voice)',
      'speech-started': '',
      'speech-ended': '',
      'speech-start limit': 'speaking: cancel-speech, speak',
      'speech-end limit': 'speaking: cancel-speech, speak',
    },
  ],
  'speaking, after an accepted change': [
    () => {
      const clock = startIn('confirming');
      clock.send({ type: 'accept' });
      clock.send({ type: 'task-done', turn: clock.voice.turn });
      return clock;
    },
    {
      ...states.speaking[1],
      'draft out of view': '= isDraftVisible',
      'speech-ended': 'speaking: speak',
      'speech-start limit': 'speaking: cancel-speech, speak',
      'speech-end limit': 'speaking: cancel-speech, speak',
      undo: 'thinking: cancel-speech, undo',
    },
  ],
  'blocked, with a draft': [
    () => {
      const clock = startIn('confirming');
      clock.send({ type: 'press', isHeld: false });
      clock.send({ type: 'permission', session: clock.voice.session, refusal: 'no-mic' });
      return clock;
    },
    {
      ...common,
      ...startListening,
      escape: 'confirming',
      'draft out of view': '= isDraftVisible',
      accept: 'thinking: accept',
    },
  ],
};

const cells = Object.entries({ ...states, ...variants }).flatMap(([name, [start, row]]) => [
  ...eventNames.map((event) => [name, event, row[event] ?? '', start] as const),
  ...limitNames.map((limit) => [name, `${limit} limit`, row[`${limit} limit`] ?? '', start] as const),
]);

it('covers every state', () => expect(Object.keys(states)).toEqual([...stateNames]));

it.each(Object.entries({ ...states, ...variants }))(
  'names only events and limits in the row "%s"',
  (_name, [, row]) => {
    const names = [...eventNames, ...limitNames.map((limit) => `${limit} limit`)];
    expect(Object.keys(row).filter((cell) => !names.includes(cell))).toEqual([]);
  },
);

it.each(cells)('%s · %s → "%s"', (_name, event, expected, start) => {
  const { voice, now } = start();
  const limit = event.endsWith(' limit') ? (event.slice(0, -' limit'.length) as LimitName) : null;
  // A limit of another state is removed without any effect.
  const before = limit ? { ...voice, deadlines: { [limit]: now } } : voice;
  const step = transition(before, limit ? { type: 'tick' } : createEvents(voice)[event]!, now);
  expect(summarize(limit ? { ...before, deadlines: {} } : before, step)).toBe(expected);
});
