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
import { companionRecognizer } from './companions.js';
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
  companionRecognizer,
  passportRecognizer,
  routeRecognizer,
  totalRecognizer,
  paceRecognizer,
  countRecognizer,
  peopleRecognizer,
  noVisaRecognizer,
  lengthRecognizer,
];

const getTotalTake = ({ take, next }: FrameMatch): number => take + (next ? getTotalTake(next) : 0);

const findLongest = (input: PhraseInput, at: number, hasStart: boolean): FrameMatch | null => {
  const candidates = hasStart ? recognizers : [...recognizers, weakStartRecognizer];
  let best: FrameMatch | null = null;
  for (const recognizer of candidates) {
    const found = recognizer(input, at);
    if (found && getTotalTake(found) > (best ? getTotalTake(best) : 0)) best = found;
  }
  return best;
};

const isDeparture = ({ meaning }: FramePiece): boolean => meaning.is === 'departure';

const isStart = ({ meaning }: FramePiece): boolean => meaning.is === 'from' || meaning.is === 'season';

const isStartCity = ({ meaning }: FramePiece): boolean => meaning.is === 'city' && meaning.role === 'start';

/** The first departure is the start of a trip that names no other one. */
const resolveDepartures = (pieces: readonly FramePiece[]): FramePiece[] => {
  const others = pieces.filter((piece) => !isDeparture(piece));
  const start = others.some((piece) => isStart(piece) || isStartCity(piece))
    ? null
    : pieces.find(isDeparture);
  return pieces.flatMap((piece): FramePiece[] => {
    const { meaning, ...place } = piece;
    if (meaning.is !== 'departure') return [piece];
    const { city, date } = meaning;
    return piece === start
      ? [
          { meaning: { is: 'city', role: 'start', city }, ...place },
          { meaning: { is: 'from', date }, ...place },
        ]
      : [
          { meaning: { is: 'city', role: 'end', city }, ...place },
          { meaning: { is: 'until', date, inclusive: false }, ...place },
        ];
  });
};

const readPieces = (input: PhraseInput, usesWeakStarts: boolean): FramePiece[] => {
  const { words } = input;
  const pieces: FramePiece[] = [];
  for (let at = 0; at < words.length;) {
    const hasStart = pieces.some((piece) => isStart(piece) || isDeparture(piece));
    const found = findLongest(input, at, !usesWeakStarts || hasStart);
    if (!found) at += 1;
    for (let match: FrameMatch | undefined = found ?? undefined; match; match = match.next) {
      const [start, end] = [words[at]!.start, words[at + match.take - 1]!.end];
      pieces.push(...match.meanings.map((meaning) => ({ meaning, start, end })));
      at += match.take;
    }
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
  const hasStart = pieces.some((piece) => isStart(piece) || isDeparture(piece));
  return resolveDepartures(hasStart ? pieces : readPieces(input, true));
};
