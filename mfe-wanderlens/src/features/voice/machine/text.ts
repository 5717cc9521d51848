import { ECHO_SHARE, MAX_SENTENCE_LENGTH } from './limits';

const tokenize = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const normalize = (text: string): string => tokenize(text).join(' ');

const confirmations = new Set(['yes', 'yes please', 'accept', 'accept all']);
const refusals = new Set(['no', 'no thanks', 'no thank you', 'reject', 'cancel', 'stop']);

/** Whether these words, and no others, accept a draft. */
export const isConfirmation = (text: string): boolean => confirmations.has(normalize(text));

/** Whether these words refuse a draft. All others leave it unaccepted too, but are also a question. */
export const isRefusal = (text: string): boolean => refusals.has(normalize(text));

/** Whether the microphone heard the assistant: most of the heard words are among the spoken ones. */
export const isEcho = (heard: string, spoken: string): boolean => {
  const words = tokenize(heard);
  const rest = tokenize(spoken);
  const same = words.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return words.length > 0 && same.length / words.length >= ECHO_SHARE;
};

/** One result of a recognizer; its text may still change until it is final. */
export interface HeardResult {
  text: string;
  isFinal: boolean;
}

/**
 * All results as one text. Results that never became final count too. Android repeats a final result as the beginning
 * of the next one; each is taken once.
 */
export const joinResults = (results: readonly HeardResult[]): string => {
  const texts = results.map(({ text }) => text.trim());
  return texts
    .filter((text, at) => text && !`${normalize(texts[at + 1] ?? '')} `.startsWith(`${normalize(text)} `))
    .join(' ');
};

export const joinTexts = (...texts: string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');

/** Cuts a text at the last sign or space that fits; at the limit if there is none. */
const findCut = (text: string): number => {
  const start = text.slice(0, MAX_SENTENCE_LENGTH);
  for (const sign of [/[;:,](?=\s)[^;:,]*$/, /\s\S*$/]) {
    const at = start.search(sign);
    if (at > 0) return at + 1;
  }
  return MAX_SENTENCE_LENGTH;
};

/** Sentences of at most 160 characters, to be spoken one by one. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) => {
      const parts: string[] = [];
      let rest = sentence.trim();
      while (rest.length > MAX_SENTENCE_LENGTH) {
        const cut = findCut(rest);
        parts.push(rest.slice(0, cut).trim());
        rest = rest.slice(cut).trim();
      }
      return [...parts, rest];
    })
    .filter(Boolean);
