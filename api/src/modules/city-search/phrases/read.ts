import { matchComparator } from './match-number.js';
import { combineExpressions, createBook, type Match, PhraseBook } from './phrase-book.js';
import { betweenNegation, fillers, leavers, negators, noLeavers } from './fillers.js';
import type { Piece } from './pieces.js';
import type { PhraseInput, Recognition } from './recognizer.js';
import { recognize, recognizeTypo } from './recognize.js';
import { waive, matchWaivedCondition, matchWaiver } from './waivers.js';
import type { Word } from './words.js';

const negations = new PhraseBook<'once' | 'left' | null>([
  ...negators.map((expression) => [expression, 'once'] as const),
  ...leavers.map((expression) => [expression, 'left'] as const),
  ...noLeavers.map((expression) => [expression, null] as const),
]);

/** Words that negate the condition before them: "slow internet is a no go". */
const refusals = createBook<true>([
  [
    combineExpressions(
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
const matchFree = ({ words, text }: PhraseInput, at: number, found: Recognition): Match<true> | null => {
  const [last, free, next] = [words[at - 1], words[at], words[at + 1]];
  if (!last || free?.text !== 'free') return null;
  const isEnd = found.meanings[0]?.is === 'place' && (next === undefined || next.text === ',');
  return isEnd || HYPHEN.test(text.slice(last.end, free.start)) ? { take: 1, value: true } : null;
};

/** Matches a "not" for the next condition. The "no" in "with no more than" belongs to the bound. */
const matchNegation = (words: readonly Word[], at: number): Match<'once' | 'left'> | null => {
  const negation = negations.match(words, at);
  if (!negation?.value) return null;
  const bound = negation.take > 1 ? matchComparator(words, at + negation.take - 1) : null;
  return bound && bound.take > 1 ? null : { take: negation.take, value: negation.value };
};

/** Words after which a person who leaves a place speaks of something else. */
const arrivals = new Set(['to', ',', ';', 'and', 'but', 'for', 'want', 'looking', 'need']);

const listConnectors = new Set(['or', 'nor', 'and', ',']);

/**
 * Tells whether a "not" continues after the condition it negated: "not Thailand or Vietnam", "neither hot nor humid".
 */
const negationContinues = ({ words }: PhraseInput, at: number, last: Recognition): boolean => {
  const text = words[at]?.text ?? '';
  const isPlace = last.meanings[0]?.is === 'place';
  return text === 'or' || text === 'nor' || (isPlace && listConnectors.has(text));
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
const leavingContinues = ({ words, vocabulary }: PhraseInput, at: number, last: Recognition): boolean => {
  const [text, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  if (text === 'and' || text === 'or') return next === 'the' || !fillers.has(next);
  return last.meanings[0]?.is !== 'place' && vocabulary.names.match(words, at) !== null;
};

/** The negation in force after a condition. */
const getNegationAfter = (
  input: PhraseInput,
  at: number,
  before: Negation,
  found: Recognition,
  last?: Piece,
): Negation => {
  if (before === 'waived') return input.words[at]?.text === 'or' ? 'waived' : 'none';
  if (before === 'left') return leavingContinues(input, at, found) ? 'left' : 'none';
  const isSameKind = before === 'once' || found.meanings[0]?.is === last?.meaning.is;
  return before !== 'none' && isSameKind && negationContinues(input, at, found) ? 'listed' : 'none';
};

const toLeftBehind = ({ take, meanings }: Recognition): Recognition => ({
  take,
  meanings: meanings.map((meaning) => (meaning.is === 'place' ? { ...meaning, left: true } : meaning)),
});

const toAvoided = ({ take, meanings }: Recognition): Recognition => ({
  take,
  meanings: meanings.map((meaning) => (meaning.is === 'months' ? { ...meaning, avoided: true } : meaning)),
});

/** Negates or waives a condition if the words after it do. */
const applyRefusal = (input: PhraseInput, at: number, found: Recognition | null): Recognition | null => {
  if (!found) return null;
  const waivedMatch = matchWaivedCondition(input, at, found);
  if (waivedMatch) return waivedMatch;
  const end = at + found.take;
  const refusal = refusals.match(input.words, end) ?? matchFree(input, end, found);
  const negatedMatch = refusal && recognize(input, at, true);
  return negatedMatch && negatedMatch.take === found.take
    ? { ...negatedMatch, take: negatedMatch.take + refusal.take }
    : found;
};

/** Recognizes the meanings at a word. In a list, the negation applies only to meanings of the same kind. */
const recognizeMeaning = (
  input: PhraseInput,
  at: number,
  negation: Negation,
  last: Piece | undefined,
): Recognition | null => {
  if (negation === 'waived') {
    const found = recognize(input, at, false);
    return found && waive(found);
  }
  const match = recognize(input, at, negation !== 'none') ?? recognizeTypo(input, at, negation !== 'none');
  if (negation === 'none') return applyRefusal(input, at, match);
  if (negation === 'left') return match && toLeftBehind(match);
  if (negation === 'once' && match?.meanings[0]?.is === 'months') return toAvoided(match);
  const isOtherKind = negation === 'listed' && match?.meanings[0]?.is !== last?.meaning.is;
  return isOtherKind ? recognize(input, at, false) : match;
};

/** Reads a phrase word by word. Returns its pieces and the indexes of the words that were not understood. */
export const readPieces = (input: PhraseInput): { pieces: Piece[]; left: number[] } => {
  const pieces: Piece[] = [];
  const leftOver: number[] = [];
  let negation: Negation = 'none';
  let at = 0;
  while (at < input.words.length) {
    const from = at;
    const found = recognizeMeaning(input, from, negation, pieces.at(-1));
    const waiverMatch = matchWaiver(input.words, from);
    const negationMatch = matchNegation(input.words, from);
    if (waiverMatch && waiverMatch.take >= (found?.take ?? 0)) {
      negation = 'waived';
      at += waiverMatch.take;
    } else if (negationMatch && negationMatch.take >= (found?.take ?? 0)) {
      negation = negationMatch.value;
      at += negationMatch.take;
    } else if (found) {
      at += found.take;
      negation = getNegationAfter(input, at, negation, found, pieces.at(-1));
      pieces.push(...found.meanings.map((meaning) => ({ meaning, from, to: from + found.take })));
      if (negation !== 'none' && listConnectors.has(input.words[at]?.text ?? '')) at += 1;
    } else {
      const text = input.words[from]?.text ?? '';
      if (!fillers.has(text)) leftOver.push(from);
      const isOnTheWay = negation === 'left' && !arrivals.has(text);
      if (!isOnTheWay && !betweenNegation.has(text) && !(negation === 'listed' && listConnectors.has(text)))
        negation = 'none';
      at += 1;
    }
  }
  return { pieces, left: leftOver };
};
