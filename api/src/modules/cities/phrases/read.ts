import { comparatorAt } from './match-bound.js';
import { combined } from './combine-expressions.js';
import { betweenNegation, fillers, leavers, negators, noLeavers } from './fillers.js';
import { bookOf, type Found, PhraseBook } from './phrase-book.js';
import type { Piece } from './pieces.js';
import type { PhraseInput, Recognized } from './recognizer.js';
import { recognize, recognizeSlips } from './recognize.js';
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
const freeAt = ({ words, text }: PhraseInput, at: number, found: Recognized): Found<true> | null => {
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
const goesOn = ({ words }: PhraseInput, at: number, last: Recognized): boolean => {
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
const leavesOn = ({ words, vocabulary }: PhraseInput, at: number, last: Recognized): boolean => {
  const [text, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  if (text === 'and' || text === 'or') return next === 'the' || !fillers.has(next);
  return last.meanings[0]?.is !== 'place' && vocabulary.names.at(words, at) !== null;
};

/** The negation in force after a condition. */
const negationAfter = (
  input: PhraseInput,
  at: number,
  before: Negation,
  found: Recognized,
  last?: Piece,
): Negation => {
  if (before === 'waived') return input.words[at]?.text === 'or' ? 'waived' : 'none';
  if (before === 'left') return leavesOn(input, at, found) ? 'left' : 'none';
  const sameKind = before === 'once' || found.meanings[0]?.is === last?.meaning.is;
  return before !== 'none' && sameKind && goesOn(input, at, found) ? 'listed' : 'none';
};

const leftBehind = ({ take, meanings }: Recognized): Recognized => ({
  take,
  meanings: meanings.map((meaning) => (meaning.is === 'place' ? { ...meaning, left: true } : meaning)),
});

/** Negates or waives a condition if the words after it do. */
const refusedAt = (input: PhraseInput, at: number, found: Recognized | null): Recognized | null => {
  if (!found) return null;
  const indifferent = waivedAt(input, at, found);
  if (indifferent) return indifferent;
  const end = at + found.take;
  const refusal = refusals.at(input.words, end) ?? freeAt(input, end, found);
  const turned = refusal && recognize(input, at, true);
  return turned && turned.take === found.take ? { ...turned, take: turned.take + refusal.take } : found;
};

/** Recognizes the meanings at a word. In a list, the negation applies only to meanings of the same kind. */
const meantAt = (
  input: PhraseInput,
  at: number,
  negation: Negation,
  last: Piece | undefined,
): Recognized | null => {
  if (negation === 'waived') {
    const found = recognize(input, at, false);
    return found && waived(found);
  }
  const meant =
    recognize(input, at, negation !== 'none') ?? recognizeSlips(input, at, negation !== 'none');
  if (negation === 'none') return refusedAt(input, at, meant);
  if (negation === 'left') return meant && leftBehind(meant);
  const otherKind = negation === 'listed' && meant?.meanings[0]?.is !== last?.meaning.is;
  return otherKind ? recognize(input, at, false) : meant;
};

/** Reads a phrase word by word. Returns its pieces and the indexes of the words that were not understood. */
export const read = (input: PhraseInput): { pieces: Piece[]; left: number[] } => {
  const pieces: Piece[] = [];
  const left: number[] = [];
  let negation: Negation = 'none';
  let at = 0;
  while (at < input.words.length) {
    const from = at;
    const found = meantAt(input, from, negation, pieces.at(-1));
    const waiver = waiverAt(input.words, from);
    const not = negationAt(input.words, from);
    if (waiver && waiver.take >= (found?.take ?? 0)) {
      negation = 'waived';
      at += waiver.take;
    } else if (not && not.take >= (found?.take ?? 0)) {
      negation = not.value;
      at += not.take;
    } else if (found) {
      at += found.take;
      negation = negationAfter(input, at, negation, found, pieces.at(-1));
      pieces.push(...found.meanings.map((meaning) => ({ meaning, from, to: from + found.take })));
      if (negation !== 'none' && listing.has(input.words[at]?.text ?? '')) at += 1;
    } else {
      const text = input.words[from]?.text ?? '';
      if (!fillers.has(text)) left.push(from);
      if (!betweenNegation.has(text) && !(negation === 'listed' && listing.has(text))) negation = 'none';
      at += 1;
    }
  }
  return { pieces, left };
};
