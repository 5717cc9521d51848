import type { BoundFigure, Bounds } from '@wanderwork/contracts';
import { matchAmountAfterSubject, formatBounds, matchQuantity, type Quantity } from '../quantity.js';
import { combineExpressions, createBook } from '../phrase-book.js';
import { explainNoRate, formatCurrency, getRate, rateDay } from '../currencies.js';
import { formatMoney } from '../format.js';
import {
  ABOUT_TOLERANCE_SHARE,
  affordable,
  cheap,
  expensive,
  PERIODS_PER_MONTH,
  notCheap,
  type RelativeBound,
} from '../meanings.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import type { Condition } from '../pieces.js';
import { invert, createRelativeCondition, negateBounds, createFigureCondition } from './figure-condition.js';

/**
 * An amount without a unit is money within these bounds: nobody lives on less, and no city of the table costs more.
 */
const MONEY_LIKE = { least: 200, most: 20_000 };

/** Words for costs, and words that describe them. */
const costNouns =
  'cost, costs, living costs, cost of living, costs of living, price, prices, rent, expenses, living expenses';
const costAdjectives = [
  ['low, cheap, very low, really low, small, minimal', 'cheap'],
  ['affordable, reasonable, moderate, fair, decent, acceptable, manageable', 'affordable'],
  ['high, very high, expensive', 'expensive'],
] as const;
const costAdverbs = [
  ['low, cheaply', 'cheap'],
  ['moderately, reasonably, fairly, decently, affordably, sensibly', 'affordable'],
  ['highly, expensively', 'expensive'],
] as const;

const expressions = createBook<'cheap' | 'affordable' | 'expensive'>([
  ...costAdjectives.map(([adjectives, level]) => [combineExpressions(adjectives, costNouns), level] as const),
  ...costAdverbs.map(([adverbs, level]) => [combineExpressions(adverbs, 'priced'), level] as const),
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

const boundsByLevel = { cheap, affordable, expensive } as const;
const negatedBounds: Record<keyof typeof boundsByLevel, readonly [id: string, relative: RelativeBound]> = {
  cheap: ['not-cheap', notCheap],
  affordable: ['expensive', invert(affordable, 'More than affordable')],
  expensive: ['affordable', affordable],
};

const recognizePriceLevel: Recognizer = ({ words, vocabulary }, at, negated) => {
  const found = expressions.match(words, at);
  if (!found) return null;
  const [id, relative] = negated
    ? negatedBounds[found.value]
    : ([found.value, boundsByLevel[found.value]] as const);
  const condition = createRelativeCondition({
    kind: 'price',
    id,
    on: 'cost',
    relative,
    table: vocabulary.cost,
    unit: (text) => `$${text}`,
  });
  return createRecognition(found.take, { is: 'condition', condition });
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
const toMonthlyBounds = ({ from, to, about, bare, per }: Quantity): Bounds => {
  const factor = PERIODS_PER_MONTH[per ?? 'month'];
  const low = from === undefined ? undefined : Math.round(from * factor);
  const high = to === undefined ? undefined : Math.round(to * factor);
  if (about && low !== undefined)
    return {
      from: Math.round(low * (1 - ABOUT_TOLERANCE_SHARE)),
      to: Math.round(low * (1 + ABOUT_TOLERANCE_SHARE)),
    };
  if (bare && high !== undefined) return { to: high };
  return { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
};

/** Converted amounts are rounded: our costs are not accurate to a dollar. */
const ROUND_USD = 10;

const convert = (quantity: Quantity, code: string): Quantity => {
  const perMonth = PERIODS_PER_MONTH[quantity.per ?? 'month'] / getRate(code);
  const toUsd = (amount: number) => Math.round((amount * perMonth) / ROUND_USD) * ROUND_USD;
  const { from, to } = quantity;
  return {
    ...quantity,
    per: null,
    ...(from !== undefined && { from: toUsd(from) }),
    ...(to !== undefined && { to: toUsd(to) }),
  };
};

/** Example: " (€1,200 at the rate of 29 September 2026)". */
const describeConversion = ({ from, to, per }: Quantity, code: string): string => {
  const amounts = [...new Set([from, to])].flatMap((amount) =>
    amount === undefined ? [] : [formatCurrency(amount, code)],
  );
  const period = per === null || per === 'month' ? '' : ` a ${per}`;
  return ` (${amounts.join(' to ')}${period} at the rate of ${rateDay})`;
};

const toAmountCondition = (on: BoundFigure, bounds: Bounds, conversion: string): Condition => {
  const { from = bounds.over, to = bounds.under } = bounds;
  const amount = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const text = formatBounds(amount, (value) => `$${value} a month`);
  const rangeText =
    from !== undefined && to !== undefined ? `${formatMoney(from)} to ${formatMoney(to)} a month` : text;
  return createFigureCondition(
    'price',
    on,
    bounds,
    `${on === 'rent' ? `Rent of ${rangeText}` : rangeText}${conversion}`,
  );
};

const rentPrefixes = createBook<true>([
  [
    'rent, rents, rent for, apartment, an apartment, flat, a flat, apartments, a room, room, one bedroom, one bedroom apartment, one bedroom flat, 1 bedroom, 1 bedroom apartment, 1 bedroom flat, 1 bed, 1 bed flat, studio, a studio, studio apartment, a studio apartment',
    true,
  ],
]);
const rentSuffixes = createBook<true>([
  ['rent, in rent, for rent, of rent, for an apartment, for a flat, for the rent, on rent', true],
]);

/** Our costs include rent, so words such as "all in" add nothing. */
const allInSuffixes = createBook<true>([
  [
    'including rent, incl rent, including the rent, rent included, with rent included, all in, all inclusive, all included, everything included, including everything, in total, all told',
    true,
  ],
]);

const recognizeAmount: Recognizer = ({ words }, at, negated) => {
  const before = rentPrefixes.match(words, at)?.take ?? 0;
  const quantity = (before > 0 ? matchAmountAfterSubject : matchQuantity)(words, at + before);
  if (!quantity) return null;
  const why = quantity.currency ? explainNoRate(quantity.currency.code) : null;
  if (why !== null) return createRecognition(before + quantity.take, { is: 'unanswered', why });
  const code = quantity.currency?.code ?? null;
  if (code === null && !isMoney(quantity)) return null;
  const after = before ? 0 : (rentSuffixes.match(words, at + quantity.take)?.take ?? 0);
  const allIn = before || after ? 0 : (allInSuffixes.match(words, at + quantity.take)?.take ?? 0);
  const bounds = toMonthlyBounds(code === null ? quantity : convert(quantity, code));
  const condition = toAmountCondition(
    before || after ? 'rent' : 'cost',
    negated ? negateBounds(bounds) : bounds,
    code === null ? '' : describeConversion(quantity, code),
  );
  return createRecognition(before + quantity.take + after + allIn, { is: 'condition', condition });
};

export const priceRecognizers = { amounts: recognizeAmount, words: recognizePriceLevel };
export const priceVocabulary = [...expressions.listVocabulary(), ...rentPrefixes.listVocabulary()];
