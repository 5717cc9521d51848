import { editDistance } from './vocabulary/edit-distance.js';
import { betweenNegation, fillers, negators } from './fillers.js';
import type { Piece } from './pieces.js';
import { PhraseBook } from './phrase-book.js';
import { quantityWords } from './quantity-words.js';
import type { Reading, Recogniser, Recognised } from './reading.js';
import { airRecognisers, airVocabulary } from './recognisers/air.js';
import { airportRecognisers, airportVocabulary } from './recognisers/airport.js';
import { englishRecognisers, englishVocabulary } from './recognisers/english.js';
import { monthsRecogniser, monthsVocabulary } from './recognisers/months.js';
import { nearPlace, placeRecogniser } from './recognisers/place.js';
import { priceRecognisers, priceWords } from './recognisers/price.js';
import { rankingRecogniser, rankingVocabulary } from './recognisers/ranking.js';
import { safetyRecogniser, safetyVocabulary } from './recognisers/safety.js';
import { similarRecognisers, similarVocabulary } from './recognisers/similar.js';
import { sizeRecognisers, sizeVocabulary } from './recognisers/size.js';
import { speedRecognisers, speedVocabulary } from './recognisers/speed.js';
import { unansweredRecogniser, unansweredVocabulary } from './recognisers/unanswered.js';
import { visaRecognisers, visaVocabulary } from './recognisers/visa.js';
import { weatherRecognisers, weatherVocabulary } from './recognisers/weather.js';
import { zoneVocabulary } from './recognisers/zone-words.js';
import { zoneRecognisers } from './recognisers/zone.js';
import type { Word } from './words.js';

/** In the order in which they win where two take as many words. */
const recognisers: readonly Recogniser[] = [
  zoneRecognisers.withHours,
  zoneRecognisers.withoutHours,
  airportRecognisers.distances,
  visaRecognisers.passport,
  visaRecognisers.entryWords,
  similarRecognisers.likeCity,
  similarRecognisers.compare,
  rankingRecogniser,
  placeRecogniser,
  priceRecognisers.words,
  priceRecognisers.amounts,
  speedRecognisers.speeds,
  weatherRecognisers.degrees,
  airRecognisers.particles,
  englishRecognisers.shares,
  sizeRecognisers.counts,
  visaRecognisers.stay,
  monthsRecogniser,
  speedRecognisers.words,
  airRecognisers.words,
  safetyRecogniser,
  englishRecognisers.words,
  airportRecognisers.words,
  sizeRecognisers.words,
  weatherRecognisers.words,
  unansweredRecogniser,
];

const negations = new PhraseBook(negators.map((expression) => [expression, true] as const));

/** Words that mean something by themselves: they are no misspelt names. */
const known = new Set([
  ...fillers,
  ...negations.words(),
  ...betweenNegation,
  ...quantityWords,
  ...priceWords,
  ...speedVocabulary,
  ...airVocabulary,
  ...safetyVocabulary,
  ...airportVocabulary,
  ...englishVocabulary,
  ...sizeVocabulary,
  ...similarVocabulary,
  ...rankingVocabulary,
  ...unansweredVocabulary,
  ...visaVocabulary,
  ...weatherVocabulary,
  ...monthsVocabulary,
  ...zoneVocabulary,
]);

export const isKnown = (word: Word): boolean => known.has(word.text);

/** Words whose slips are mended: long enough that a slip leaves them recognisable. */
const SHORTEST_MENDED = 5;
const mendable = [...known].filter((word) => word.length >= SHORTEST_MENDED && /^[a-z]+$/.test(word)).sort();

/** The known word that one slip makes of a word; null where there is none. */
const mended = (word: Word): Word | null => {
  if (word.value !== null || word.text.length < SHORTEST_MENDED || isKnown(word)) return null;
  const meant = mendable.find(
    (other) => other[0] === word.text[0] && editDistance(word.text, other, 1) === 1,
  );
  return meant === undefined ? null : { ...word, text: meant };
};

/** The longest that any recogniser finds at a word. */
const recognise = (reading: Reading, at: number, negated: boolean): Recognised | null => {
  let best: Recognised | null = null;
  for (const recogniser of recognisers) {
    const found = recogniser(reading, at, negated);
    if (found && found.take > (best?.take ?? 0)) best = found;
  }
  return best;
};

const recogniseSlips = (reading: Reading, at: number, negated: boolean): Recognised | null => {
  const word = reading.words[at];
  if (!word || word.value !== null || isKnown(word)) return null;
  const place = nearPlace(reading, at, negated, isKnown);
  if (place) return place;
  const meant = mended(word);
  return meant && recognise({ ...reading, words: reading.words.with(at, meant) }, at, negated);
};

/** Whether a "not" still holds after what it turned round: "not Thailand or Vietnam", "neither hot nor humid". */
const goesOn = ({ words }: Reading, at: number, last: Recognised): boolean => {
  const text = words[at]?.text ?? '';
  const isPlace = last.meanings[0]?.is === 'place';
  return text === 'or' || text === 'nor' || (isPlace && (text === 'and' || text === ','));
};

/** Whether a "not" stands before: for the next wish, or going on in a list of one kind. */
type Negation = 'none' | 'once' | 'listed';

/** What is recognised at a word; a list that goes on turns round only what is of its kind. */
const meantAt = (
  reading: Reading,
  at: number,
  negation: Negation,
  last: Piece | undefined,
): Recognised | null => {
  const meant =
    recognise(reading, at, negation !== 'none') ?? recogniseSlips(reading, at, negation !== 'none');
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
    const not = negations.at(reading.words, from);
    if (not && not.take >= (found?.take ?? 0)) {
      negation = 'once';
      at += not.take;
    } else if (found) {
      at += found.take;
      const sameKind: boolean = negation === 'once' || found.meanings[0]?.is === pieces.at(-1)?.meaning.is;
      const listed: boolean = negation !== 'none' && sameKind && goesOn(reading, at, found);
      pieces.push(...found.meanings.map((meaning) => ({ meaning, from, to: from + found.take })));
      negation = listed ? 'listed' : 'none';
      if (listed) at += 1;
    } else {
      const text = reading.words[from]?.text ?? '';
      if (!fillers.has(text)) left.push(from);
      if (!betweenNegation.has(text) && negation === 'once') negation = 'none';
      at += 1;
    }
  }
  return { pieces, left };
};
