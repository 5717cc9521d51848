import type { AnswerEvent, VoiceDraft } from './answer';
import { transition } from './transition';
import { createVoice, type Command, type StateName, type Voice, type VoiceEvent } from './voice';

/** A voice assistant on a fake clock. */
export class VoiceOnFakeClock {
  now = 1_000;
  voice: Voice;
  /** All commands so far. */
  readonly commands: Command[] = [];

  constructor(abilities: Partial<Parameters<typeof createVoice>[0]> = {}) {
    this.voice = createVoice({ isLocked: false, canListen: true, speaks: true, ...abilities });
    this.send({ type: 'voices', areAvailable: true });
  }

  /** Returns the commands of this event. */
  send(event: VoiceEvent): readonly Command[] {
    const { voice, commands } = transition(this.voice, event, this.now);
    this.voice = voice;
    this.commands.push(...commands);
    return commands;
  }

  /** Lets time pass, in small steps as a browser would. */
  wait(ms: number): void {
    const end = this.now + ms;
    while (this.now < end) {
      this.now = Math.min(end, this.now + 50);
      this.send({ type: 'tick' });
    }
  }

  /** A tap on the button, until the microphone is open. */
  listen(): void {
    this.send({ type: 'press', isHeld: true });
    this.send({ type: 'release' });
    this.allow();
  }

  /** Presses the button and keeps it down until the microphone is open. */
  hold(): void {
    this.send({ type: 'press', isHeld: true });
    this.allow();
    this.wait(400);
  }

  allow(): void {
    this.send({ type: 'permission', session: this.voice.session, refusal: null });
    this.start();
  }

  start(): void {
    this.send({ type: 'recognizer-started', session: this.voice.session });
  }

  hear(text: string, { isFinal = true, index = 0 } = {}): void {
    this.send({ type: 'result', session: this.voice.session, index, text, isFinal });
  }

  endRecognition(): void {
    this.send({ type: 'recognizer-ended', session: this.voice.session });
  }

  ask(text: string): void {
    this.send({ type: 'edit', text });
    this.send({ type: 'submit' });
  }

  answer(...events: AnswerEvent[]): void {
    const { turn } = this.voice;
    for (const event of events) this.send({ type: 'answer', turn, event });
    this.send({ type: 'answer-ended', turn });
  }

  /** Speaks all sentences to their end. */
  speak(): void {
    while (this.voice.state === 'speaking') {
      const { utterance } = this.voice;
      this.send({ type: 'speech-started', utterance });
      this.send({ type: 'speech-ended', utterance });
    }
  }

  /** Asks for a change; its draft then waits and can be seen. */
  propose(draft: VoiceDraft = aDraft): void {
    this.ask('add two weeks in Porto');
    this.answer({ kind: 'draft', draft });
    this.speak();
    this.send({ type: 'draft-visible', isVisible: true });
  }
}

export const aDraft: VoiceDraft = {
  id: 'draft-1',
  title: 'Two weeks in Porto',
  changes: ['Add Porto, 1 to 15 March'],
};

const ways: Record<StateName, (clock: VoiceOnFakeClock) => void> = {
  locked: () => undefined,
  unsupported: () => undefined,
  idle: () => undefined,
  'requesting-permission': (clock) => clock.send({ type: 'press', isHeld: false }),
  listening: (clock) => {
    clock.listen();
    clock.hear('rent in', { isFinal: false });
  },
  finalizing: (clock) => {
    ways.listening(clock);
    clock.send({ type: 'press', isHeld: false });
  },
  reviewing: (clock) => {
    ways.finalizing(clock);
    clock.endRecognition();
  },
  thinking: (clock) => clock.ask('rent in Tbilisi'),
  speaking: (clock) => {
    clock.ask('rent in Tbilisi');
    clock.answer({ kind: 'sentence', text: 'About $600 a month.' });
  },
  confirming: (clock) => clock.propose(),
  blocked: (clock) => {
    clock.send({ type: 'press', isHeld: false });
    clock.send({ type: 'permission', session: clock.voice.session, refusal: 'denied' });
  },
};

/** A voice assistant that has come to this state. */
export const startIn = (state: StateName): VoiceOnFakeClock => {
  const clock = new VoiceOnFakeClock({ isLocked: state === 'locked', canListen: state !== 'unsupported' });
  ways[state](clock);
  return clock;
};
