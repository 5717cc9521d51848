import type { BlockedReason } from '../machine/voice';

/** Where sound becomes text; the privacy notice says it before the first press. */
export type RecognitionPlace = { kind: 'browser' } | { kind: 'device' } | { kind: 'server'; host: string };

export interface RecognitionListener {
  onStart: () => void;
  onSound: () => void;
  /** `index` counts the results of this recognition. A result may change until it is final. */
  onResult: (result: { index: number; text: string; isFinal: boolean }) => void;
  onFail: (reason: BlockedReason | 'unsupported') => void;
  /** The microphone is closed; the text is still to come. Only recognizers that record call it. */
  onRecorded: () => void;
  onEnd: () => void;
}

/** One use of the microphone. */
export interface Recognition {
  /** Ends listening; results may still follow. */
  stop: () => void;
  /** Ends listening without results. */
  abort: () => void;
  /** Ends listening, and calls the listener no more. */
  discard: () => void;
}

/** Turns one utterance into text. */
export interface SpeechRecognizer {
  findPlace: () => Promise<RecognitionPlace>;
  /** `isHeld` tells whether the person still holds the button, and may fall silent. */
  start: (listener: RecognitionListener, isHeld: () => boolean) => Recognition;
}

/** The browser's kind of English. */
export const getEnglish = (): string =>
  navigator.languages.find((language) => /^en(-|$)/i.test(language)) ?? 'en-US';
