import { combined } from '../combine-expressions.js';
import { amountOfAt, boundsInWords, quantityAt } from '../quantity.js';
import { ABOUT_SHARE, notSizes, sizes } from '../meanings.js';
import { bookOf } from '../phrase-book.js';
import { type Recognizer, recognized } from '../recognizer.js';
import { turnedBounds, createFigureCondition } from './figure-condition.js';

const settlements = 'city, cities, town, place';
const mediums =
  'medium, medium sized, medium size, mid sized, mid size, midsized, midsize, moderately sized, average sized';
const bigs = 'big, large, huge, major, giant, sizable, sizeable, enormous, great big';

const words = bookOf<keyof typeof sizes>([
  [combined('small, little, tiny, smaller, smallish', 'town, place'), 'town'],
  [combined('small, little, smaller, smallish, compact', 'city, cities'), 'small city'],
  [combined(mediums, settlements), 'medium city'],
  [combined(settlements, 'of', 'medium, moderate, average, middling', 'size'), 'medium city'],
  [combined(bigs, 'city, cities, place, metropolis'), 'big city'],
  ['village, small village, tiny village', 'village'],
  ['small seaside town, tiny, small townish, tiny city, small village or town, walkable town', 'town'],
  ['small, smallish', 'small city'],
  ['medium sized, mid sized', 'medium city'],
  ['metropolis, big, large, metropolitan, metropolitan area, bustling city', 'big city'],
  ['megacity, mega city, megacities', 'megacity'],
]);

const inWords: Recognizer = ({ words: said }, at, negated) => {
  const found = words.at(said, at);
  if (!found) return null;
  const { label, bounds } = (negated ? notSizes : sizes)[found.value];
  const id = `${negated ? 'not-' : ''}${found.value.replace(' ', '-')}`;
  const text = `${label} (${inPeople(bounds)})`;
  return recognized(found.take, { is: 'condition', condition: createFigureCondition('size', 'population', bounds, text, id) });
};

const people = (text: string) => `${text} people`;

const inPeople = (bounds: { from?: number; to?: number; over?: number; under?: number }): string => {
  const [low, high] = [bounds.from ?? bounds.over, bounds.to ?? bounds.under];
  return boundsInWords(
    { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) },
    people,
  );
};

const population = bookOf<true>([
  [
    'population, a population, population of, a population of, population is, with a population of, with a population',
    true,
  ],
]);
const MANY = 20_000;
/** Smaller numbers of people are not the size of a place. */
const FEWEST = 500;

/**
 * Matches "under 200,000 people" and "population below 1 million". A large number after a bound also counts people.
 */
const counts: Recognizer = ({ words: said }, at, negated) => {
  const before = population.at(said, at)?.take ?? 0;
  const quantity = (before > 0 ? amountOfAt : quantityAt)(said, at + before);
  if (!quantity) return null;
  const isPeople = quantity.unit === 'people' || (quantity.unit === null && before > 0);
  const isMany =
    quantity.unit === null && quantity.per === null && (quantity.from ?? quantity.to ?? 0) > MANY;
  const count = quantity.to ?? quantity.from ?? 0;
  if ((!isPeople && !isMany) || count < FEWEST) return null;
  const { from, to } = quantity;
  const near = quantity.about || quantity.bare ? 2 * ABOUT_SHARE : 0;
  const bounds =
    near > 0 && from !== undefined && from === to
      ? { from: Math.round(from * (1 - near)), to: Math.round(from * (1 + near)) }
      : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const wished = negated ? turnedBounds(bounds) : bounds;
  const condition = createFigureCondition('size', 'population', wished, inPeople(wished));
  return recognized(before + quantity.take, { is: 'condition', condition });
};

export const sizeRecognizers = { counts, words: inWords };
export const sizeVocabulary = words.words();
