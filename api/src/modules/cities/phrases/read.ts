import { comparatorAt } from './bound-words.js';
import { combined } from './combined-words.js';
import { betweenNegation, fillers, leavers, negators, noLeavers } from './fillers.js';
import { bookOf, type Found, PhraseBook } from './phrase-book.js';
import type { Piece } from './pieces.js';
import type { Reading, Recognised } from './reading.js';
import { recognise, recogniseSlips } from './recognise.js';
import { waived, waivedAt, waiverAt } from './waivers.js';
import type { Word } from './words.js';

const negations = new PhraseBook<'once' | 'left' | null>([
  ...negators.map((expression) => [expression, 'once'] as const),
  ...leavers.map((expression) => [expression, 'left'] as const),
  ...noLeavers.map((expression) => [expression, null] as const),
]);

/** Words that negate the condition before them: "slow internet is a no go". */
const refusals = bookOf<true>([
  [
    combined(
      'is, are, would be',
      'a no go, a no no, no go, out, unacceptable, a deal breaker, a dealbreaker, deal breakers, dealbreakers',
    ),
    true,
  ],
]);

/** Hyphens and dashes that people type. */
const HYPHEN = /^[-–—‐‑−]$/;

/**
 * Matches "-free", which negates what comes before it: "Schengen-free". For a place, also "Schengen free" at the end
 * of a phrase or a clause.
 */
const freeAt = ({ words, text }: Reading, at: number, found: Recognised): Found<true> | null => {
  const [last, free, next] = [words[at - 1], words[at], words[at + 1]];
  if (!last || free?.text !== 'free') return null;
  const isEnd = found.meanings[0]?.is === 'place' && (next === undefined || next.text === ',');
  return isEnd || HYPHEN.test(text.slice(last.end, free.start)) ? { take: 1, value: true } : null;
};

/** Matches a "not" for the next condition. The "no" in "with no more than" belongs to the bound. */
const negationAt = (words: readonly Word[], at: number): Found<'once' | 'left'> | null => {
  const said = negations.at(words, at);
  if (!said?.value) return null;
  const bound = said.take > 1 ? comparatorAt(words, at + said.take - 1) : null;
  return bound && bound.take > 1 ? null : { take: said.take, value: said.value };
};

const listing = new Set(['or', 'nor', 'and', ',']);

/**
 * Tells whether a "not" continues after the condition it negated: "not Thailand or Vietnam", "neither hot nor humid".
 */
const goesOn = ({ words }: Reading, at: number, last: Recognised): boolean => {
  const text = words[at]?.text ?? '';
  const isPlace = last.meanings[0]?.is === 'place';
  return text === 'or' || text === 'nor' || (isPlace && listing.has(text));
};

/**
 * The negation in force: none; `once` for the next condition; `listed` in a list of one kind; `waived` after "don't
 * mind"; `left` after "leaving", for the next place and the words that describe it.
 */
type Negation = 'none' | 'once' | 'listed' | 'waived' | 'left';

/**
 * Tells whether "leaving" continues: up to its place, and after an "and". Examples: "leaving rainy London", "tired of
 * the cold and the rain".
 */
const leavesOn = ({ words, vocabulary }: Reading, at: number, last: Recognised): boolean => {
  const [text, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  if (text === 'and' || text === 'or') return next === 'the' || !fillers.has(next);
  return last.meanings[0]?.is !== 'place' && vocabulary.names.at(words, at) !== null;
};

/** The negation in force after a condition. */
const negationAfter = (
  reading: Reading,
  at: number,
  before: Negation,
  found: Recognised,
  last?: Piece,
): Negation => {
  if (before === 'waived') return reading.words[at]?.text === 'or' ? 'waived' : 'none';
  if (before === 'left') return leavesOn(reading, at, found) ? 'left' : 'none';
  const sameKind = before === 'once' || found.meanings[0]?.is === last?.meaning.is;
  return before !== 'none' && sameKind && goesOn(reading, at, found) ? 'listed' : 'none';
};

const leftBehind = ({ take, meanings }: Recognised): Recognised => ({
  take,
  meanings: meanings.map((meaning) => (meaning.is === 'place' ? { ...meaning, left: true } : meaning)),
});

/** Negates or waives a condition if the words after it do. */
const refusedAt = (reading: Reading, at: number, found: Recognised | null): Recognised | null => {
  if (!found) return null;
  const indifferent = waivedAt(reading, at, found);
  if (indifferent) return indifferent;
  const end = at + found.take;
  const refusal = refusals.at(reading.words, end) ?? freeAt(reading, end, found);
  const turned = refusal && recognise(reading, at, true);
  return turned && turned.take === found.take ? { ...turned, take: turned.take + refusal.take } : found;
};

/** Recognizes the meanings at a word. In a list, the negation applies only to meanings of the same kind. */
const meantAt = (
  reading: Reading,
  at: number,
  negation: Negation,
  last: Piece | undefined,
): Recognised | null => {
  if (negation === 'waived') {
    const found = recognise(reading, at, false);
    return found && waived(found);
  }
  const meant =
    recognise(reading, at, negation !== 'none') ?? recogniseSlips(reading, at, negation !== 'none');
  if (negation === 'none') return refusedAt(reading, at, meant);
  if (negation === 'left') return meant && leftBehind(meant);
  const otherKind = negation === 'listed' && meant?.meanings[0]?.is !== last?.meaning.is;
  return otherKind ? recognise(reading, at, false) : meant;
};

/** Reads a phrase word by word. Returns its pieces and the indexes of the words that were not understood. */
export const read = (reading: Reading): { pieces: Piece[]; left: number[] } => {
  const pieces: Piece[] = [];
  const left: number[] = [];
  let negation: Negation = 'none';
  let at = 0;
  while (at < reading.words.length) {
    const from = at;
    const found = meantAt(reading, from, negation, pieces.at(-1));
    const waiver = waiverAt(reading.words, from);
    const not = negationAt(reading.words, from);
    if (waiver && waiver.take >= (found?.take ?? 0)) {
      negation = 'waived';
      at += waiver.take;
    } else if (not && not.take >= (found?.take ?? 0)) {
      negation = not.value;
      at += not.take;
    } else if (found) {
      at += found.take;
      negation = negationAfter(reading, at, negation, found, pieces.at(-1));
      pieces.push(...found.meanings.map((meaning) => ({ meaning, from, to: from + found.take })));
      if (negation !== 'none' && listing.has(reading.words[at]?.text ?? '')) at += 1;
    } else {
      const text = reading.words[from]?.text ?? '';
      if (!fillers.has(text)) left.push(from);
      if (!betweenNegation.has(text) && !(negation === 'listed' && listing.has(text))) negation = 'none';
      at += 1;
    }
  }
  return { pieces, left };
};
