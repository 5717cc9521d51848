import { HttpError } from '@wanderwork/platform';
import { LAST_WORD_MS } from '../machine/limits';
import type { BlockedReason } from '../machine/voice';
import { refusals } from './microphone';
import { serverAudio } from './server-audio';
import { followSound } from './sound-level';
import type { Recognition, RecognitionListener, SpeechRecognizer } from './speech-recognizer';

const BITS_PER_SECOND = 32_000;

/** Safari records WebM that others can't read, so MP4 comes first there. */
const findType = (): string | undefined => {
  const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
  const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
  return (isSafari ? ['audio/mp4', ...types] : types).find((type) => MediaRecorder.isTypeSupported(type));
};

/** Null: there were no words in it. */
const findReason = (error: unknown): BlockedReason | null => {
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 422) return null;
  return status === 429 ? 'limit' : 'service';
};

/** Records one utterance, and lets the server turn it into text. */
class Recording implements Recognition {
  private stream: MediaStream | null = null;
  private recorder: MediaRecorder | null = null;
  private stopFollowing: (() => void) | null = null;
  private readonly request = new AbortController();
  private isWanted = true;
  private hasSound = false;
  private isEnded = false;

  constructor(
    private readonly listener: RecognitionListener,
    private readonly isHeld: () => boolean,
  ) {
    void this.open();
  }

  stop(): void {
    this.isWanted = false;
    this.stopFollowing?.();
    if (this.recorder?.state !== 'recording') return;
    this.recorder.stop();
    this.closeMicrophone();
  }

  abort(): void {
    this.end();
    this.stop();
  }

  discard(): void {
    // Nothing more is reported.
    this.isEnded = true;
    this.request.abort();
    this.stop();
  }

  private async open(): Promise<void> {
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      // While it opened, the person may have changed their mind.
      if (this.isWanted) return this.record(this.stream);
      this.closeMicrophone();
      this.end();
    } catch (error) {
      this.closeMicrophone();
      this.fail(refusals[(error as Error).name] ?? 'silent');
    }
  }

  private record(stream: MediaStream): void {
    const mimeType = findType();
    this.recorder = new MediaRecorder(stream, {
      ...(mimeType && { mimeType }),
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    const pieces: Blob[] = [];
    this.recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    this.recorder.addEventListener(
      'stop',
      () => void this.transcribe(new Blob(pieces, { type: this.recorder?.mimeType })),
    );
    this.recorder.start();
    this.listener.onStart();
    this.stopFollowing = followSound(stream, {
      onSound: () => {
        this.hasSound = true;
        if (!this.isEnded) this.listener.onSound();
      },
      onQuiet: (ms) => {
        if (this.hasSound && ms >= LAST_WORD_MS && !this.isHeld()) this.stop();
      },
    });
  }

  private async transcribe(sound: Blob): Promise<void> {
    // The browser may have ended the recording, such as when the microphone was unplugged.
    this.closeMicrophone();
    if (this.isEnded) return;
    this.listener.onRecorded();
    if (!this.hasSound) return this.end();
    try {
      const text = await serverAudio.transcribe(sound, this.request.signal);
      if (!this.isEnded) this.listener.onResult({ index: 0, text, isFinal: true });
    } catch (error) {
      const reason = findReason(error);
      if (reason) return this.fail(reason);
    }
    this.end();
  }

  private closeMicrophone(): void {
    this.stream?.getTracks().forEach((track) => track.stop());
  }

  private fail(reason: BlockedReason): void {
    if (!this.isEnded) this.listener.onFail(reason);
    this.end();
  }

  private end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.request.abort();
    this.listener.onEnd();
  }
}

/** Recognition by the server, for browsers without their own; null where nothing can be recorded. */
export const createServerRecognizer = (host: string): SpeechRecognizer | null => {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices || typeof MediaRecorder === 'undefined') return null;
  return {
    findPlace: () => Promise.resolve({ kind: 'server', host }),
    start: (listener, isHeld) => new Recording(listener, isHeld),
  };
};
