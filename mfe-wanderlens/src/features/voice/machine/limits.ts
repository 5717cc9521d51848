/** A shorter press is a tap: listening then ends by itself. A longer one is a hold: listening ends on release. */
export const TAP_MS = 350;

/** From opening the microphone to the recognizer's `start`. An installed iOS app never sends one. */
export const RECOGNIZER_START_MS = 3_000;
/** Without any sound: first a hint, then the microphone closes. */
export const INAUDIBLE_MS = 8_000;
export const SILENCE_MS = 12_000;
/** After the last word, unless the person still holds the button. */
export const LAST_WORD_MS = 1_600;
export const LISTENING_MS = 60_000;
/** Between the end of one utterance and the next start while the button is held. */
export const RESTART_MS = 300;
export const MAX_RESTARTS = 5;

/** From `stop()` to `abort()`, and from there to discarding the recognizer. */
export const STOP_MS = 2_000;
export const ABORT_MS = 1_000;
/** The microphone is closed this long after it was last wanted, whatever the recognizer does. */
export const MAX_MICROPHONE_CLOSING_MS = 4_000;

/** Until a recording has become text. Its microphone is closed by then. */
export const TRANSCRIPTION_MS = 25_000;

/** Heard text stays in the field this long before it is sent. */
export const REVIEW_MS = 1_200;

export const STILL_LOOKING_MS = 8_000;
export const ANSWER_SILENCE_MS = 20_000;
export const ANSWER_MS = 90_000;

/** Browsers load their voices late. */
export const VOICES_MS = 1_500;
export const SPEECH_START_MS = 2_000;
/** A sentence takes at most its length at this speed, and a margin. */
export const SLOWEST_CHARACTERS_PER_SECOND = 12;
export const SPEECH_MARGIN_MS = 3_000;
/** Longer texts make remote voices fall silent at some 14 seconds. */
export const MAX_SENTENCE_LENGTH = 160;

/** Speech heard this soon after the assistant's own, with this share of the same words, is an echo. */
export const ECHO_MS = 1_500;
export const ECHO_SHARE = 0.6;

export const CONFIRM_MS = 15_000;

export const MAX_TURNS = 50;
/** Characters of a message, as the server counts them. */
export const MAX_MESSAGE_LENGTH = 600;
