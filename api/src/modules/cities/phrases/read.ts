import { comparatorAt } from './bound-words.js';
import { combined } from './combined-words.js';
import { betweenNegation, fillers, negators, noNegators } from './fillers.js';
import { bookOf, type Found, PhraseBook } from './phrase-book.js';
import type { Piece } from './pieces.js';
import type { Reading, Recognised } from './reading.js';
import { recognise, recogniseSlips } from './recognise.js';
import { waived, waivedAt, waiverAt } from './waivers.js';
import type { Word } from './words.js';

const negations = new PhraseBook([
  ...negators.map((expression) => [expression, true] as const),
  ...noNegators.map((expression) => [expression, false] as const),
]);

/** What turns round the wish before it: "slow internet is a no go". */
const refusals = bookOf<true>([
  [
    combined(
      'is, are, would be',
      'a no go, a no no, no go, out, unacceptable, a deal breaker, a dealbreaker, deal breakers, dealbreakers',
    ),
    true,
  ],
]);

/** Hyphens as people type them. */
const HYPHEN = /^[-–—‐‑−]$/;

/** "Schengen-free": what is said before it is not wanted; of a place also "Schengen free", where nothing goes on. */
const freeAt = ({ words, text }: Reading, at: number, found: Recognised): Found<true> | null => {
  const [last, free, next] = [words[at - 1], words[at], words[at + 1]];
  if (!last || free?.text !== 'free') return null;
  const isEnd = found.meanings[0]?.is === 'place' && (next === undefined || next.text === ',');
  return isEnd || HYPHEN.test(text.slice(last.end, free.start)) ? { take: 1, value: true } : null;
};

/** A "not" for the next wish; the "no" of "with no more than" belongs to the bound. */
const negationAt = (words: readonly Word[], at: number): Found<boolean> | null => {
  const said = negations.at(words, at);
  const not = said?.value ? said : null;
  const bound = not && not.take > 1 ? comparatorAt(words, at + not.take - 1) : null;
  return bound && bound.take > 1 ? null : not;
};

/** Whether a "not" still holds after what it turned round: "not Thailand or Vietnam", "neither hot nor humid". */
const goesOn = ({ words }: Reading, at: number, last: Recognised): boolean => {
  const text = words[at]?.text ?? '';
  const isPlace = last.meanings[0]?.is === 'place';
  return text === 'or' || text === 'nor' || (isPlace && (text === 'and' || text === ','));
};

/** Whether a "not" stands before: for the next wish, or going on in a list of one kind; or a "don't mind". */
type Negation = 'none' | 'once' | 'listed' | 'waived';

/** A wish that is refused after it was said, turned round. */
const refusedAt = (reading: Reading, at: number, found: Recognised | null): Recognised | null => {
  if (!found) return null;
  const indifferent = waivedAt(reading, at, found);
  if (indifferent) return indifferent;
  const end = at + found.take;
  const refusal = refusals.at(reading.words, end) ?? freeAt(reading, end, found);
  const turned = refusal && recognise(reading, at, true);
  return turned && turned.take === found.take ? { ...turned, take: turned.take + refusal.take } : found;
};

/** What is recognised at a word; a list that goes on turns round only what is of its kind. */
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
  const otherKind = negation === 'listed' && meant?.meanings[0]?.is !== last?.meaning.is;
  return otherKind ? recognise(reading, at, false) : meant;
};

/** What is understood of a phrase, word by word from its beginning, and which words are left over. */
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
      negation = 'once';
      at += not.take;
    } else if (found) {
      at += found.take;
      const sameKind: boolean = negation === 'once' || found.meanings[0]?.is === pieces.at(-1)?.meaning.is;
      const isWaived: boolean = negation === 'waived' && reading.words[at]?.text === 'or';
      const listed: boolean =
        negation !== 'none' && negation !== 'waived' && sameKind && goesOn(reading, at, found);
      pieces.push(...found.meanings.map((meaning) => ({ meaning, from, to: from + found.take })));
      negation = listed ? 'listed' : isWaived ? 'waived' : 'none';
      if (listed || isWaived) at += 1;
    } else {
      const text = reading.words[from]?.text ?? '';
      if (!fillers.has(text)) left.push(from);
      if (text === 'but' || (!betweenNegation.has(text) && negation !== 'listed')) negation = 'none';
      at += 1;
    }
  }
  return { pieces, left };
};
