import fc from 'fast-check';
import { MAX_MICROPHONE_CLOSING_MS, LISTENING_MS } from './limits';
import { isConfirmation } from './text';
import { aDraft, VoiceOnFakeClock } from './voice.fixture';
import type { Command, Voice, VoiceEvent } from './voice';

/** What may happen next. A number is a time to wait, in milliseconds. */
type Happening = number | ((voice: Voice) => VoiceEvent);

const just =
  (event: VoiceEvent): Happening =>
  () =>
    event;
const texts = ['yes', 'accept all', 'no', 'rent in Porto', 'yes and no', ''];
const text = fc.constantFrom(...texts);

const happenings: fc.Arbitrary<Happening>[] = [
  fc.constantFrom(10, 100, 400, 1_000, 2_500, 9_000, 16_000),
  fc.constantFrom(
    just({ type: 'press', isHeld: true }),
    just({ type: 'press', isHeld: false }),
    just({ type: 'release' }),
    just({ type: 'key' }),
    just({ type: 'escape' }),
    just({ type: 'hidden' }),
    just({ type: 'visible' }),
    just({ type: 'submit' }),
    just({ type: 'accept' }),
    just({ type: 'undo' }),
  ),
  fc.constantFrom<Happening>(
    ({ session }) => ({ type: 'permission', session, refusal: null }),
    ({ session }) => ({ type: 'permission', session, refusal: 'busy' }),
    ({ session }) => ({ type: 'recognizer-started', session }),
    ({ session }) => ({ type: 'sound', session }),
    ({ session }) => ({ type: 'recognizer-ended', session }),
    ({ session }) => ({ type: 'recording-ended', session }),
    ({ session }) => ({ type: 'recognizer-failed', session, reason: 'network' }),
  ),
  text.map((heard): Happening => ({ session }) => ({
    type: 'result',
    session,
    index: 0,
    text: heard,
    isFinal: false,
  })),
  text.map((typed): Happening => just({ type: 'edit', text: typed })),
  text.map((line): Happening => just({ type: 'resend', text: line })),
  fc.boolean().map((isVisible): Happening => just({ type: 'draft-visible', isVisible })),
  fc.boolean().map((isOn): Happening => just({ type: 'set-speaking', isOn })),
  fc.constantFrom<Happening>(
    ({ turn }) => ({ type: 'answer', turn, event: { kind: 'draft', draft: aDraft } }),
    ({ turn }) => ({ type: 'answer', turn, event: { kind: 'sentence', text: 'yes please accept' } }),
    ({ turn }) => ({ type: 'answer-ended', turn }),
    ({ turn }) => ({ type: 'task-done', turn }),
    ({ turn }) => ({ type: 'task-failed', turn }),
    ({ utterance }) => ({ type: 'speech-started', utterance }),
    ({ utterance }) => ({ type: 'speech-ended', utterance }),
  ),
];

/** What a session usually goes through, so that the rest of a sequence meets its later states. */
const openings: Happening[][] = [
  [
    just({ type: 'press', isHeld: true }),
    ({ session }) => ({ type: 'permission', session, refusal: null }),
    ({ session }) => ({ type: 'recognizer-started', session }),
  ],
  [
    just({ type: 'resend', text: 'rent in Porto' }),
    ({ turn }) => ({ type: 'answer', turn, event: { kind: 'draft', draft: aDraft } }),
    ({ turn }) => ({ type: 'answer-ended', turn }),
    just({ type: 'key' }),
  ],
];

const isWanted = ({ state }: Voice): boolean => state === 'requesting-permission' || state === 'listening';

/** Plays what happens, in steps of at most 50 ms, and calls `look` after each step. */
const play = (sequence: Happening[], look: (clock: VoiceOnFakeClock, step: Played) => void): void => {
  const clock = new VoiceOnFakeClock();
  const send = (event: VoiceEvent) => {
    const before = clock.voice;
    look(clock, { before, event, commands: clock.send(event) });
  };
  for (const happening of sequence) {
    if (typeof happening !== 'number') send(happening(clock.voice));
    else {
      const end = clock.now + happening;
      while (clock.now < end) {
        clock.now = Math.min(end, clock.now + 50);
        send({ type: 'tick' });
      }
    }
  }
};

interface Played {
  before: Voice;
  event: VoiceEvent;
  commands: readonly Command[];
}

const sequences = fc
  .array(
    fc.oneof(...happenings.map((one) => one.map((happening) => [happening])), fc.constantFrom(...openings)),
    {
      maxLength: 50,
      size: 'max',
    },
  )
  .map((parts) => parts.flat());
const runs = { numRuns: 1_500 };

it('closes the microphone within 4 s of the last request for it, whatever the recognizer does', () => {
  let closings = 0;
  fc.assert(
    fc.property(sequences, (sequence) => {
      let isOpen = false;
      let wantedAt = 0;
      let openedAt = 0;
      play([...sequence, 5_000], ({ voice, now }, { before, event, commands }) => {
        for (const { type } of commands) {
          if (type === 'open-microphone') isOpen = true;
          if (type === 'close-microphone' && isOpen) {
            isOpen = false;
            closings += 1;
          }
        }
        // A recognizer that ends by itself closes its microphone too.
        if (event.type === 'recognizer-ended' || event.type === 'recording-ended') isOpen = false;
        if (voice.state === 'listening' && before.state !== 'listening') openedAt = now;
        if (isWanted(voice)) wantedAt = now;
        if (!isOpen) return;
        if (now - wantedAt > MAX_MICROPHONE_CLOSING_MS) throw new Error('open without being wanted');
        if (now - openedAt > LISTENING_MS + MAX_MICROPHONE_CLOSING_MS) throw new Error('open for too long');
      });
    }),
    runs,
  );
  expect(closings).toBeGreaterThan(100);
});

it('accepts nothing without a yes while the draft can be seen', () => {
  let acceptances = 0;
  fc.assert(
    fc.property(sequences, (sequence) => {
      play(sequence, (_clock, { before, event, commands }) => {
        const accepted = commands.filter(({ type }) => type === 'accept');
        if (accepted.length === 0) return;
        acceptances += 1;
        expect(accepted).toEqual([expect.objectContaining({ draft: before.draft?.id })]);
        expect(before.isDraftVisible).toBe(true);
        // The button, the words in the field (sent by hand or after hearing them), or a line sent again.
        const words = event.type === 'resend' ? event.text : before.text;
        expect(event.type === 'accept' || isConfirmation(words)).toBe(true);
      });
    }),
    runs,
  );
  expect(acceptances).toBeGreaterThan(10);
});

it('never speaks while the microphone is open, and opens it only after a press', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      let isOpen = false;
      let isRequested = false;
      play(sequence, ({ voice }, { event, commands }) => {
        if (event.type === 'press') isRequested = true;
        if (event.type === 'recognizer-ended' || event.type === 'recording-ended') isOpen = false;
        for (const { type } of commands) {
          if (type === 'open-microphone') {
            expect(isRequested).toBe(true);
            isOpen = true;
          }
          if (type === 'close-microphone') isOpen = false;
          if (type === 'speak') expect(isOpen).toBe(false);
        }
        if (voice.state === 'speaking') expect(voice.isMicrophoneOpen).toBe(false);
      });
    }),
    runs,
  );
});

it('comes to rest by itself within three minutes, unless it waits for the person', () => {
  const waiting = ['locked', 'unsupported', 'idle', 'blocked', 'reviewing', 'requesting-permission'];
  fc.assert(
    fc.property(sequences, (sequence) => {
      let last = 'idle';
      play([...sequence, 180_000], ({ voice }) => {
        last = voice.state;
      });
      expect(waiting).toContain(last);
    }),
    { numRuns: 200 },
  );
});
