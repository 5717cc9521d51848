import { combineExpressions, createBook } from '../phrase-book.js';
import { matchAmountAfterSubject, formatBounds, matchQuantity } from '../quantity.js';
import { ABOUT_TOLERANCE_SHARE, negatedSizes, sizes } from '../meanings.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { negateBounds, createFigureCondition } from './figure-condition.js';

const settlements = 'city, cities, town, place';
const mediumAdjectives =
  'medium, medium sized, medium size, mid sized, mid size, midsized, midsize, moderately sized, average sized';
const bigAdjectives = 'big, large, huge, major, giant, sizable, sizeable, enormous, great big';

const expressions = createBook<keyof typeof sizes>([
  [combineExpressions('small, little, tiny, smaller, smallish', 'town, place'), 'town'],
  [combineExpressions('small, little, smaller, smallish, compact', 'city, cities'), 'small city'],
  [combineExpressions(mediumAdjectives, settlements), 'medium city'],
  [combineExpressions(settlements, 'of', 'medium, moderate, average, middling', 'size'), 'medium city'],
  [combineExpressions(bigAdjectives, 'city, cities, place, metropolis'), 'big city'],
  ['village, small village, tiny village', 'village'],
  ['small seaside town, tiny, small townish, tiny city, small village or town, walkable town', 'town'],
  ['small, smallish', 'small city'],
  ['medium sized, mid sized', 'medium city'],
  ['metropolis, big, large, metropolitan, metropolitan area, bustling city', 'big city'],
  ['megacity, mega city, megacities', 'megacity'],
]);

const recognizeSize: Recognizer = ({ words }, at, negated) => {
  const found = expressions.match(words, at);
  if (!found) return null;
  const { label, bounds } = (negated ? negatedSizes : sizes)[found.value];
  const id = `${negated ? 'not-' : ''}${found.value.replace(' ', '-')}`;
  const text = `${label} (${formatPeopleBounds(bounds)})`;
  return createRecognition(found.take, {
    is: 'condition',
    condition: createFigureCondition('size', 'population', bounds, text, id),
  });
};

const formatPeople = (text: string) => `${text} people`;

const formatPeopleBounds = (bounds: {
  from?: number;
  to?: number;
  over?: number;
  under?: number;
}): string => {
  const [low, high] = [bounds.from ?? bounds.over, bounds.to ?? bounds.under];
  return formatBounds(
    { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) },
    formatPeople,
  );
};

const populationExpressions = createBook<true>([
  [
    'population, a population, population of, a population of, population is, with a population of, with a population',
    true,
  ],
]);
const MIN_BARE_COUNT = 20_000;
/** Smaller numbers of people are not the size of a place. */
const MIN_POPULATION = 500;

/**
 * Matches "under 200,000 people" and "population below 1 million". A large number after a bound also counts people.
 */
const recognizeCount: Recognizer = ({ words }, at, negated) => {
  const before = populationExpressions.match(words, at)?.take ?? 0;
  const quantity = (before > 0 ? matchAmountAfterSubject : matchQuantity)(words, at + before);
  if (!quantity) return null;
  const isPeople = quantity.unit === 'people' || (quantity.unit === null && before > 0);
  const isMany =
    quantity.unit === null && quantity.per === null && (quantity.from ?? quantity.to ?? 0) > MIN_BARE_COUNT;
  const count = quantity.to ?? quantity.from ?? 0;
  if ((!isPeople && !isMany) || count < MIN_POPULATION) return null;
  const { from, to } = quantity;
  const tolerance = quantity.about || quantity.bare ? 2 * ABOUT_TOLERANCE_SHARE : 0;
  const bounds =
    tolerance > 0 && from !== undefined && from === to
      ? { from: Math.round(from * (1 - tolerance)), to: Math.round(from * (1 + tolerance)) }
      : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const requestedBounds = negated ? negateBounds(bounds) : bounds;
  const condition = createFigureCondition(
    'size',
    'population',
    requestedBounds,
    formatPeopleBounds(requestedBounds),
  );
  return createRecognition(before + quantity.take, { is: 'condition', condition });
};

export const sizeRecognizers = { counts: recognizeCount, words: recognizeSize };
export const sizeVocabulary = expressions.listVocabulary();
