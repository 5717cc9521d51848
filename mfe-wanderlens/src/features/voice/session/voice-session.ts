import { errorCodes } from '@wanderwork/contracts';
import { getServerMessage, HttpError } from '@wanderwork/platform';
import type { AnswerEvent } from '../machine/answer';
import { getNextDeadline, transition } from '../machine/transition';
import { createVoice, type Command, type StateName, type Voice, type VoiceEvent } from '../machine/voice';
import { listen } from '../ports/listen';
import { requestMicrophone } from '../ports/microphone';
import type { ServerSpeech } from '../ports/server-speech';
import type { Recognition, SpeechRecognizer } from '../ports/speech-recognizer';
import type { SpeechSynthesizer } from '../ports/speech-synthesizer';
import { createWebSpeechRecognizer } from '../ports/web-speech-recognizer';
import { createWebSpeechSynthesizer } from '../ports/web-speech-synthesizer';
import type { Assistant } from './assistant';

const BROKEN_OFF = 'The answer broke off. Check your connection and ask again.';

interface Options {
  assistant: Assistant;
  server: ServerSpeech;
  /** Whether answers are spoken. */
  speaks: boolean;
}

/** The states in which this tab has the microphone or is getting it. */
const microphoneStates: readonly StateName[] = ['requesting-permission', 'listening', 'finalizing'];

/** Runs the state machine: carries out its commands, and tells it what happens and what time it is. */
export class VoiceSession {
  readonly recognizer: SpeechRecognizer | null;
  private readonly assistant: Assistant;
  private readonly synthesizer: SpeechSynthesizer;
  private readonly followers = new Set<() => void>();
  private readonly events: VoiceEvent[] = [];
  private voice: Voice;
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private recognition: Recognition | null = null;
  private releaseMicrophone: (() => void) | null = null;
  private answer: AbortController | null = null;

  constructor({ assistant, server, speaks }: Options) {
    this.assistant = assistant;
    this.recognizer = createWebSpeechRecognizer() ?? server.recognizer;
    this.synthesizer = createWebSpeechSynthesizer(server.synthesizer);
    this.voice = createVoice({ isLocked: false, canListen: this.recognizer !== null, speaks });
  }

  readonly getVoice = (): Voice => this.voice;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.followers.add(onChange);
    return () => this.followers.delete(onChange);
  };

  /** Starts to follow the page and the voices. Returns a function that stops everything. */
  readonly connect = (): (() => void) => {
    const handleVisibility = () => this.send({ type: document.hidden ? 'hidden' : 'visible' });
    const stopDocument = listen(document, { visibilitychange: handleVisibility });
    const stopWindow = listen(window, {
      pagehide: () => this.send({ type: 'hidden' }),
      pageshow: handleVisibility,
    });
    handleVisibility();
    const stopVoices = this.synthesizer.followVoices((areAvailable) =>
      this.send({ type: 'voices', areAvailable }),
    );
    return () => {
      stopDocument();
      stopWindow();
      stopVoices();
      this.send({ type: 'hidden' });
      this.synthesizer.cancel();
      clearTimeout(this.timer);
    };
  };

  /** Events that commands cause meanwhile wait for their turn. */
  readonly send = (event: VoiceEvent): void => {
    this.events.push(event);
    if (this.isSending) return;
    this.isSending = true;
    const before = this.voice;
    try {
      for (let next = this.events.shift(); next; next = this.events.shift()) {
        const { voice, commands } = transition(this.voice, next, performance.now());
        this.voice = voice;
        for (const command of commands) this.run(command);
      }
    } finally {
      this.isSending = false;
    }
    if (!microphoneStates.includes(this.voice.state)) {
      this.releaseMicrophone?.();
      this.releaseMicrophone = null;
    }
    this.setTimer();
    if (this.voice !== before) this.followers.forEach((notify) => notify());
  };

  private setTimer(): void {
    clearTimeout(this.timer);
    const deadline = getNextDeadline(this.voice);
    if (deadline === null) return;
    const ms = Math.max(0, deadline - performance.now());
    this.timer = setTimeout(() => this.send({ type: 'tick' }), ms);
  }

  private run(command: Command): void {
    switch (command.type) {
      case 'request-microphone':
        return void this.requestMicrophone(command.session);
      case 'open-microphone':
        return this.openMicrophone(command.session);
      case 'stop-microphone':
        return this.recognition?.stop();
      case 'abort-microphone':
        return this.recognition?.abort();
      case 'close-microphone':
        this.recognition?.discard();
        this.recognition = null;
        return;
      case 'ask':
        return void this.ask(command.turn, command.text);
      case 'cancel-answer':
        return this.answer?.abort();
      case 'accept':
      case 'undo':
        return void this.change(command);
      case 'speak':
        return this.speak(command);
      case 'cancel-speech':
        return this.synthesizer.cancel();
    }
  }

  private async requestMicrophone(session: number): Promise<void> {
    const { refusal, release } = await requestMicrophone();
    const { state } = this.voice;
    // Meanwhile the person may have changed their mind.
    if (this.voice.session !== session || state !== 'requesting-permission') return release();
    this.releaseMicrophone = release;
    this.send({ type: 'permission', session, refusal });
  }

  private openMicrophone(session: number): void {
    this.recognition =
      this.recognizer?.start(
        {
          onStart: () => this.send({ type: 'recognizer-started', session }),
          onSound: () => this.send({ type: 'sound', session }),
          onResult: (result) => this.send({ type: 'result', session, ...result }),
          onFail: (reason) => this.send({ type: 'recognizer-failed', session, reason }),
          onRecorded: () => this.send({ type: 'recording-ended', session }),
          onEnd: () => this.send({ type: 'recognizer-ended', session }),
        },
        () => this.voice.isHeld,
      ) ?? null;
  }

  private async ask(turn: number, text: string): Promise<void> {
    const answer = new AbortController();
    this.answer = answer;
    const add = (event: AnswerEvent) => {
      if (!answer.signal.aborted) this.send({ type: 'answer', turn, event });
    };
    try {
      for await (const event of this.assistant.ask(text, answer.signal)) {
        if (answer.signal.aborted) return;
        add(event);
      }
    } catch (error) {
      const isLocked = error instanceof HttpError && error.code === errorCodes.tierRequired;
      add({ kind: 'failed', message: getServerMessage(error, BROKEN_OFF), isLocked });
    }
    this.send({ type: 'answer-ended', turn });
  }

  private async change({ type, turn, draft }: Extract<Command, { draft: string }>): Promise<void> {
    try {
      await this.assistant[type](draft);
      this.send({ type: 'task-done', turn });
    } catch {
      this.send({ type: 'task-failed', turn });
    }
  }

  private speak({ utterance, text }: Extract<Command, { type: 'speak' }>): void {
    this.synthesizer.speak(text, {
      onStart: () => this.send({ type: 'speech-started', utterance }),
      onEnd: () => this.send({ type: 'speech-ended', utterance }),
    });
  }
}
