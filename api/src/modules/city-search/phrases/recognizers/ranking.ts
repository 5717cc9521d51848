import type { PhraseRanking } from '@wanderwork/contracts';
import { combineExpressions, createBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import type { Word } from '../words.js';

/** The default order of a list. */
export const byScore: PhraseRanking = { by: 'irex', rising: false, label: 'Best score first' };

/** Chooses between named places, or among all: "which is cheaper, Hanoi or Saigon". */
const whichIs = 'which is, which one is, which of them is, whichever is';
const whichHas = 'which has, which one has, which of them has, whichever has';

const rankings = createBook<PhraseRanking>([
  [
    combineExpressions(whichIs, 'cheaper, less expensive, more affordable'),
    { by: 'cost', rising: true, label: 'Cheapest first' },
  ],
  [
    combineExpressions(whichHas, 'faster, better', 'internet, wifi'),
    { by: 'speed', rising: false, label: 'Fastest internet first' },
  ],
  [combineExpressions(whichIs, 'safer'), { by: 'safetyIndex', rising: false, label: 'Safest first' }],
  [
    combineExpressions(whichHas, 'cleaner air, better air'),
    { by: 'air', rising: true, label: 'Cleanest air first' },
  ],
  [combineExpressions(whichIs, 'warmer, hotter'), { by: 'tempYear', rising: false, label: 'Warmest first' }],
  [
    'cheapest, least expensive, most affordable, lowest cost, lowest cost of living, lowest costs, least costly, sort by price, sorted by price, by price, cheapest first, lowest price',
    { by: 'cost', rising: true, label: 'Cheapest first' },
  ],
  ['most expensive, priciest, costliest', { by: 'cost', rising: false, label: 'Most expensive first' }],
  [
    'fastest internet, fastest wifi, fastest, best internet, best wifi, highest speed, quickest internet, fastest connection, sorted by speed',
    { by: 'speed', rising: false, label: 'Fastest internet first' },
  ],
  [
    'safest, most secure, least dangerous, lowest crime, least crime',
    { by: 'safetyIndex', rising: false, label: 'Safest first' },
  ],
  [
    'cleanest air, best air quality, best air, least polluted, least pollution, cleanest, lowest pollution',
    { by: 'air', rising: true, label: 'Cleanest air first' },
  ],
  ['warmest, hottest, most warm', { by: 'tempYear', rising: false, label: 'Warmest first' }],
  ['coldest, coolest', { by: 'tempYear', rising: true, label: 'Coldest first' }],
  [
    'driest, least rain, least rainy, sunniest, most sun',
    { by: 'rainYear', rising: true, label: 'Driest first' },
  ],
  ['wettest, rainiest', { by: 'rainYear', rising: false, label: 'Wettest first' }],
  ['biggest, largest, most populous', { by: 'population', rising: false, label: 'Largest first' }],
  ['smallest, tiniest', { by: 'population', rising: true, label: 'Smallest first' }],
  ['most english, best english', { by: 'english', rising: false, label: 'Most English first' }],
  [
    combineExpressions(
      'where, where next, where best',
      'to, should i, should we, can i, can we, shall i, shall we, do i',
      'go, live, move, move to, travel, travel to, spend, stay, be',
    ),
    byScore,
  ],
  [
    combineExpressions(
      'recommend, suggest, show me, recommendations for',
      ', a, some, me a, me some, any',
      'city, cities, place, places, somewhere, destination, destinations',
    ),
    byScore,
  ],
  [combineExpressions('top, best, the best, the top', '3, 5, 10, 20, three, five, ten, twenty'), byScore],
  [
    combineExpressions(
      'best, top, good, great, ideal, perfect',
      ', city, cities, place, places, place to live, places to live, destination, destinations',
      'for',
      'digital nomads, nomads, a digital nomad, remote workers, freelancers, remote work, remote working, working remotely, expats, me',
    ),
    byScore,
  ],
  [
    combineExpressions('good, great, nice', 'city, cities, place, places', ', to go, to be, to visit'),
    byScore,
  ],
  [
    'best, top, highest score, best score, best rated, highest rated, top rated, highest irex, best cities',
    byScore,
  ],
]);

/** "Somewhere which is cheaper" and "which is cheaper than Porto" do not set an order. */
const isRelativeClause = (words: readonly Word[], at: number, end: number): boolean => {
  const before = words[at - 1]?.text;
  const isClause = words[at]?.text === 'which' && before !== undefined && before !== ',' && before !== ';';
  return isClause || words[end]?.text === 'than';
};

export const rankingRecognizer: Recognizer = ({ words }, at, negated) => {
  const found = negated ? null : rankings.match(words, at);
  if (found && isRelativeClause(words, at, at + found.take)) return null;
  return found && createRecognition(found.take, { is: 'ranking', ranking: found.value });
};

export const rankingVocabulary = rankings.listVocabulary();
