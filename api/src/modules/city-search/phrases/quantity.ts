import { currencyExpressions } from './currencies.js';
import { matchBound, matchComparator, matchLink, matchNumber } from './match-number.js';
import { formatNumber } from './format.js';
import { periods, suffixes, units, type Comparator, type Period, type Unit } from './quantity-vocabulary.js';
import type { Word } from './words.js';

/** A parsed amount: "at least 50 Mbps", "between $1000 and $1400 a month", "1200 or less". */
export interface Quantity {
  take: number;
  from?: number;
  to?: number;
  /** Given with "about"; both bounds are then the amount itself. */
  about: boolean;
  /** Given without "under", "over" or "about". */
  bare: boolean;
  /** Given with "budget", "spend" or "cost", so it is money. */
  budget: boolean;
  unit: Unit | null;
  /** The currency of money that is not in US dollars; its code is null if several have that name. */
  currency?: { code: string | null };
  /** Examples: "a month", "per day". */
  per: Period | null;
}

const MONEY: readonly (Unit | null)[] = ['usd', 'otherMoney'];

interface Amount {
  take: number;
  value: number;
  /** The factor that "thousand" or "k" applied to the value. */
  times: number;
  unit: Unit | null;
  currency?: { code: string | null };
}

/** Matches a number with its unit before or after it. */
const matchAmount = (words: readonly Word[], at: number): Amount | null => {
  const before = units.match(words, at);
  const currencySign = before && MONEY.includes(before.value) ? before : null;
  const start = at + (currencySign?.take ?? 0);
  const number = matchNumber(words, start);
  if (!number) return null;
  const after = units.match(words, start + number.take);
  // "1500 a month" is money per month, not a number of months: articles are not part of a unit.
  const take = (currencySign?.take ?? 0) + number.take + (after?.take ?? 0);
  const currency = currencyExpressions.match(words, currencySign ? at : start + number.take);
  return {
    take,
    ...(currency && { currency: currency.value }),
    value: number.value,
    times: number.times,
    unit: currencySign?.value ?? after?.value ?? null,
  };
};

/** Matches a single unit: "a week" is 1, "half a year" is 0.5. */
const matchSingleUnit = (words: readonly Word[], at: number): Amount | null => {
  const half = words[at]?.text === 'half' ? 1 : 0;
  const article = ['a', 'an', 'one'].includes(words[at + half]?.text ?? '');
  const unit = article ? units.match(words, at + half + 1) : null;
  return unit && ['hours', 'week', 'month', 'year'].includes(unit.value)
    ? { take: half + 1 + unit.take, value: half ? 0.5 : 1, times: 1, unit: unit.value }
    : null;
};

/** In "100 to 300 thousand" and "2-3m", the factor applies to both amounts. */
const getLowerValue = (first: Amount, second: Amount): number =>
  first.times === 1 && first.value < second.value / second.times ? first.value * second.times : first.value;

const sortPair = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const;

const isRangeWord = (word: Word | undefined) =>
  word?.text === 'to' || word?.text === '-' || word?.text === 'and';

/** The second amount of "1000 to 1400". "And" joins two amounts only after "between". */
const matchUpperAmount = (
  words: readonly Word[],
  at: number,
  comparator: Comparator | null,
): Amount | null => {
  if (!isRangeWord(words[at]) || (words[at]?.text === 'and' && comparator !== 'between')) return null;
  return matchAmount(words, at + 1);
};

const matchPeriod = (words: readonly Word[], at: number, unit: Unit | null) =>
  unit === null || MONEY.includes(unit) ? periods.match(words, at) : null;

/**
 * Matches "or less" in "1500 or less". In "$50 and above 25 degrees" and "$1300 at least 50 Mbps", the words belong
 * to the next amount.
 */
const matchSuffix = (words: readonly Word[], at: number) => {
  const suffix = suffixes.match(words, at);
  return suffix && suffix.take > 1 && matchAmount(words, at + suffix.take) ? null : suffix;
};

const toBounds = (value: number, side: 'to' | 'from' | null) =>
  side === null ? { from: value, to: value } : { [side]: value };

/** Matches an amount with everything around it: comparator, unit, period and suffix. */
export const matchQuantity = (words: readonly Word[], at: number): Quantity | null => {
  const comparator = matchComparator(words, at);
  let end = at + (comparator?.take ?? 0);
  const inner = comparator?.value === 'budget' ? matchBound(words, end) : null;
  end += inner?.take ?? 0;
  if (words[end]?.text === 'a' && comparator?.value === 'about' && words[end + 1]?.value !== null) end += 1;
  const first =
    matchAmount(words, end) ?? (comparator && comparator.value !== 'to' ? null : matchSingleUnit(words, end));
  if (!first) return null;
  end += first.take;
  const second = matchUpperAmount(words, end, inner?.value ?? comparator?.value ?? null);
  if (second) end += second.take + 1;
  const unit = second?.unit ?? first.unit;
  const period = matchPeriod(words, end, unit);
  end += period?.take ?? 0;
  const suffix = second ? null : matchSuffix(words, end);
  end += suffix?.take ?? 0;
  const lateUnit = unit === null && suffix ? units.match(words, end) : null;
  const lateCurrency = lateUnit?.value === 'otherMoney' ? currencyExpressions.match(words, end) : null;
  end += lateUnit?.take ?? 0;
  const latePeriod = suffix && !period ? matchPeriod(words, end, lateUnit?.value ?? unit) : null;
  end += latePeriod?.take ?? 0;
  const word = inner?.value ?? comparator?.value ?? null;
  const side = suffix?.value ?? (word === 'to' || word === 'from' ? word : null);
  const currency = second?.currency ?? first.currency ?? lateCurrency?.value;
  const [from, to] = second ? sortPair(getLowerValue(first, second), second.value) : [];
  return {
    take: end - at,
    ...(from === undefined || to === undefined ? toBounds(first.value, side) : { from, to }),
    about: !second && side === null && word === 'about',
    bare: !second && side === null && word !== 'about',
    budget: comparator?.value === 'budget' || words[end - 1]?.text === 'budget',
    unit: lateUnit?.value ?? unit,
    ...(currency && { currency }),
    per: (period ?? latePeriod)?.value ?? null,
  };
};

/** Matches the amount after its subject, with or without a link: "rent should be below 600", "rent at most 600". */
export const matchAmountAfterSubject = (words: readonly Word[], at: number): Quantity | null => {
  const link = matchLink(words, at);
  const linkedQuantity = link > 0 ? matchQuantity(words, at + link) : null;
  return (
    matchQuantity(words, at) ?? (linkedQuantity && { ...linkedQuantity, take: linkedQuantity.take + link })
  );
};

/** Examples: "50 or more", "1,000 to 1,400", "1,500 or less". */
export const formatBounds = (
  { from, to }: { from?: number; to?: number },
  unit: (text: string) => string,
): string => {
  if (from === undefined) return `${unit(formatNumber(to ?? 0))} or less`;
  if (to === undefined) return `${unit(formatNumber(from))} or more`;
  return from === to ? unit(formatNumber(from)) : `${formatNumber(from)} to ${unit(formatNumber(to))}`;
};
