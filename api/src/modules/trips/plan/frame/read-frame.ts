import { splitPhrase, type PhraseInput, type Vocabulary } from '../../../city-search/index.js';
import {
  countRecognizer,
  lengthRecognizer,
  noVisaRecognizer,
  paceRecognizer,
  totalRecognizer,
} from './amounts.js';
import { callsRecognizer } from './calls.js';
import { endRecognizer, seasonRecognizer, startRecognizer, weakStartRecognizer } from './dates.js';
import { passportRecognizer } from './passports.js';
import { peopleRecognizer } from './people.js';
import type { FrameMatch, FramePiece, FrameRecognizer } from './pieces.js';
import { routeRecognizer } from './route.js';

/** In order of priority between matches of the same length. */
const recognizers: readonly FrameRecognizer[] = [
  callsRecognizer,
  startRecognizer,
  endRecognizer,
  seasonRecognizer,
  passportRecognizer,
  routeRecognizer,
  totalRecognizer,
  paceRecognizer,
  countRecognizer,
  peopleRecognizer,
  noVisaRecognizer,
  lengthRecognizer,
];

const findLongest = (input: PhraseInput, at: number, hasStart: boolean): FrameMatch | null => {
  const candidates = hasStart ? recognizers : [...recognizers, weakStartRecognizer];
  let best: FrameMatch | null = null;
  for (const recognizer of candidates) {
    const found = recognizer(input, at);
    if (found && found.take > (best?.take ?? 0)) best = found;
  }
  return best;
};

const isStart = ({ meaning }: FramePiece): boolean => meaning.is === 'from' || meaning.is === 'season';

const readPieces = (input: PhraseInput, usesWeakStarts: boolean): FramePiece[] => {
  const { words } = input;
  const pieces: FramePiece[] = [];
  for (let at = 0; at < words.length;) {
    const found = findLongest(input, at, !usesWeakStarts || pieces.some(isStart));
    if (found) {
      const [start, end] = [words[at]!.start, words[at + found.take - 1]!.end];
      pieces.push(...found.meanings.map((meaning) => ({ meaning, start, end })));
    }
    at += found?.take ?? 1;
  }
  return pieces;
};

/**
 * Replaces parts of a text by as many characters, so that the rest keeps its positions. Each part becomes the end of a
 * sentence: in "not Lisbon, 3 months in Portugal", the "not" must not reach Portugal.
 */
export const blank = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) =>
      end > start ? `${rest.slice(0, start)};${' '.repeat(end - start - 1)}${rest.slice(end)}` : rest,
    text,
  );

/**
 * Reads what a sentence says about the trip as a whole, in time linear in the number of words. "In January" is its start
 * only if no other words are: in "from May, warm in January", it belongs to the weather.
 */
export const readFramePieces = (text: string, vocabulary: Vocabulary, now: Date): FramePiece[] => {
  const input: PhraseInput = { text, words: splitPhrase(text), vocabulary, now };
  const pieces = readPieces(input, false);
  return pieces.some(isStart) ? pieces : readPieces(input, true);
};
