export interface SpeechListener {
  onStart: () => void;
  /** Also if it failed. */
  onEnd: () => void;
}

/** Speaks one sentence at a time. */
export interface SpeechSynthesizer {
  /** Reports whether there is an English voice, as soon as it is known. Returns a function that stops it. */
  followVoices: (onChange: (areAvailable: boolean) => void) => () => void;
  speak: (sentence: string, listener: SpeechListener) => void;
  /** Silences it at once. */
  cancel: () => void;
}
