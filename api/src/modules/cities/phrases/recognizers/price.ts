import type { BoundFigure, Bounds } from '@wanderwork/contracts';
import { amountOfAt, boundsInWords, quantityAt, type Quantity } from '../quantity.js';
import { combined } from '../combine-expressions.js';
import { money } from '../format.js';
import {
  ABOUT_SHARE,
  affordable,
  cheap,
  expensive,
  MONTHS_SHARE,
  notCheap,
  type Relative,
} from '../meanings.js';
import { bookOf } from '../phrase-book.js';
import { type Recognizer, recognized } from '../recognizer.js';
import type { Condition } from '../pieces.js';
import { inverse, relativeCondition } from './relative.js';
import { turnedBounds, createFigureCondition } from './figure-condition.js';

/**
 * An amount without a unit is money within these bounds: nobody lives on less, and no city of the table costs more.
 */
const MONEY_LIKE = { least: 200, most: 20_000 };

/** Words for costs, and words that describe them. */
const charges =
  'cost, costs, living costs, cost of living, costs of living, price, prices, rent, expenses, living expenses';
const worths = [
  ['low, cheap, very low, really low, small, minimal', 'cheap'],
  ['affordable, reasonable, moderate, fair, decent, acceptable, manageable', 'affordable'],
  ['high, very high, expensive', 'expensive'],
] as const;
const manners = [
  ['low, cheaply', 'cheap'],
  ['moderately, reasonably, fairly, decently, affordably, sensibly', 'affordable'],
  ['highly, expensively', 'expensive'],
] as const;

const words = bookOf<'cheap' | 'affordable' | 'expensive'>([
  ...worths.map(([adjectives, worth]) => [combined(adjectives, charges), worth] as const),
  ...manners.map(([adverbs, worth]) => [combined(adverbs, 'priced'), worth] as const),
  [
    'cheap, very cheap, dirt cheap, really cheap, super cheap, low cost, low budget, inexpensive, budget friendly, cheap living, bargain, on a shoestring, shoestring, frugal, thrifty, tight budget, on a budget, small budget, cheap as chips, penny pinching',
    'cheap',
  ],
  [
    'affordable, reasonable, good value, value for money, affordable living, economical, not too expensive, not very expensive, not that expensive, not so expensive, not overly expensive, wont break the bank, cost effective',
    'affordable',
  ],
  ['expensive, pricey, costly, overpriced, luxury, upscale, posh', 'expensive'],
]);

const relatives = { cheap, affordable, expensive } as const;
const opposites: Record<keyof typeof relatives, readonly [id: string, relative: Relative]> = {
  cheap: ['not-cheap', notCheap],
  affordable: ['expensive', inverse(affordable, 'More than affordable')],
  expensive: ['affordable', affordable],
};

const costWords: Recognizer = ({ words: said, vocabulary }, at, negated) => {
  const found = words.at(said, at);
  if (!found) return null;
  const [id, relative] = negated ? opposites[found.value] : ([found.value, relatives[found.value]] as const);
  const condition = relativeCondition({
    kind: 'price',
    id,
    on: 'cost',
    relative,
    table: vocabulary.cost,
    unit: (text) => `$${text}`,
  });
  return recognized(found.take, { is: 'condition', condition });
};

const isMoney = ({ unit, per, from, to, budget }: Quantity): boolean => {
  if (unit === 'usd') return true;
  const [low, high] = [from ?? to ?? 0, to ?? from ?? 0];
  return (
    unit === null &&
    (per !== null || budget || low >= MONEY_LIKE.least) &&
    high <= MONEY_LIKE.most &&
    low > 12
  );
};

/** The bounds per month. A bare amount is a maximum. */
const aMonth = ({ from, to, about, bare, per }: Quantity): Bounds => {
  const share = MONTHS_SHARE[per ?? 'month'];
  const low = from === undefined ? undefined : Math.round(from * share);
  const high = to === undefined ? undefined : Math.round(to * share);
  if (about && low !== undefined)
    return { from: Math.round(low * (1 - ABOUT_SHARE)), to: Math.round(low * (1 + ABOUT_SHARE)) };
  if (bare && high !== undefined) return { to: high };
  return { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
};

const amountCondition = (on: BoundFigure, bounds: Bounds): Condition => {
  const { from = bounds.over, to = bounds.under } = bounds;
  const amount = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const words = boundsInWords(amount, (text) => `$${text} a month`);
  const both = from !== undefined && to !== undefined ? `${money(from)} to ${money(to)} a month` : words;
  return createFigureCondition('price', on, bounds, on === 'rent' ? `Rent of ${both}` : both);
};

const rentBefore = bookOf<true>([
  [
    'rent, rents, rent for, apartment, an apartment, flat, a flat, apartments, a room, room, one bedroom, one bedroom apartment, one bedroom flat, 1 bedroom, 1 bedroom apartment, 1 bedroom flat, 1 bed, 1 bed flat, studio, a studio, studio apartment, a studio apartment',
    true,
  ],
]);
const rentAfter = bookOf<true>([
  ['rent, in rent, for rent, of rent, for an apartment, for a flat, for the rent, on rent', true],
]);

/** Our costs include rent, so words such as "all in" add nothing. */
const allInAfter = bookOf<true>([
  [
    'including rent, incl rent, including the rent, rent included, with rent included, all in, all inclusive, all included, everything included, including everything, in total, all told',
    true,
  ],
]);

const amounts: Recognizer = ({ words: said }, at, negated) => {
  const before = rentBefore.at(said, at)?.take ?? 0;
  const quantity = (before > 0 ? amountOfAt : quantityAt)(said, at + before);
  if (!quantity) return null;
  if (quantity.unit === 'otherMoney')
    return recognized(before + quantity.take, {
      is: 'unanswered',
      why: 'Our costs are in US dollars, and we have no exchange rates; please give the amount in dollars.',
    });
  if (!isMoney(quantity)) return null;
  const after = before ? 0 : (rentAfter.at(said, at + quantity.take)?.take ?? 0);
  const allIn = before || after ? 0 : (allInAfter.at(said, at + quantity.take)?.take ?? 0);
  const bounds = aMonth(quantity);
  const condition = amountCondition(before || after ? 'rent' : 'cost', negated ? turnedBounds(bounds) : bounds);
  return recognized(before + quantity.take + after + allIn, { is: 'condition', condition });
};

export const priceRecognizers = { amounts, words: costWords };
export const priceWords = [...words.words(), ...rentBefore.words()];
