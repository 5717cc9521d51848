import { boundWithin, comparatorAt, linkAt } from './match-bound.js';
import { formatted } from './format.js';
import { numberAt } from './match-number.js';
import { pers, suffixes, units, type Comparator, type Period, type Unit } from './quantity-vocabulary.js';
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
}

/** Matches a number with its unit before or after it. */
const amountAt = (words: readonly Word[], at: number): Amount | null => {
  const before = units.at(words, at);
  const sign = before && MONEY.includes(before.value) ? before : null;
  const start = at + (sign?.take ?? 0);
  const number = numberAt(words, start);
  if (!number) return null;
  const after = units.at(words, start + number.take);
  // "1500 a month" is money per month, not a number of months: articles are not part of a unit.
  const take = (sign?.take ?? 0) + number.take + (after?.take ?? 0);
  return { take, value: number.value, times: number.times, unit: sign?.value ?? after?.value ?? null };
};

/** Matches a single unit: "a week" is 1, "half a year" is 0.5. */
const singleAt = (words: readonly Word[], at: number): Amount | null => {
  const half = words[at]?.text === 'half' ? 1 : 0;
  const article = ['a', 'an', 'one'].includes(words[at + half]?.text ?? '');
  const unit = article ? units.at(words, at + half + 1) : null;
  return unit && ['hours', 'week', 'month', 'year'].includes(unit.value)
    ? { take: half + 1 + unit.take, value: half ? 0.5 : 1, times: 1, unit: unit.value }
    : null;
};

/** In "100 to 300 thousand" and "2-3m", the factor applies to both amounts. */
const lowerValue = (first: Amount, second: Amount): number =>
  first.times === 1 && first.value < second.value / second.times ? first.value * second.times : first.value;

const inOrder = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const;

const isTo = (word: Word | undefined) => word?.text === 'to' || word?.text === '-' || word?.text === 'and';

/** The second amount of "1000 to 1400". "And" joins two amounts only after "between". */
const upperAt = (words: readonly Word[], at: number, comparator: Comparator | null): Amount | null => {
  if (!isTo(words[at]) || (words[at]?.text === 'and' && comparator !== 'between')) return null;
  return amountAt(words, at + 1);
};

const perAt = (words: readonly Word[], at: number, unit: Unit | null) =>
  unit === null || MONEY.includes(unit) ? pers.at(words, at) : null;

/**
 * Matches "or less" in "1500 or less". In "$50 and above 25 degrees" and "$1300 at least 50 Mbps", the words belong
 * to the next amount.
 */
const suffixAt = (words: readonly Word[], at: number) => {
  const suffix = suffixes.at(words, at);
  return suffix && suffix.take > 1 && amountAt(words, at + suffix.take) ? null : suffix;
};

const boundsOf = (value: number, side: 'to' | 'from' | null) =>
  side === null ? { from: value, to: value } : { [side]: value };

/** Matches an amount with everything around it: comparator, unit, period and suffix. */
export const quantityAt = (words: readonly Word[], at: number): Quantity | null => {
  const said = comparatorAt(words, at);
  let end = at + (said?.take ?? 0);
  const inner = said?.value === 'budget' ? boundWithin(words, end) : null;
  end += inner?.take ?? 0;
  if (words[end]?.text === 'a' && said?.value === 'about' && words[end + 1]?.value !== null) end += 1;
  const first = amountAt(words, end) ?? (said && said.value !== 'to' ? null : singleAt(words, end));
  if (!first) return null;
  end += first.take;
  const second = upperAt(words, end, inner?.value ?? said?.value ?? null);
  if (second) end += second.take + 1;
  const unit = second?.unit ?? first.unit;
  const per = perAt(words, end, unit);
  end += per?.take ?? 0;
  const suffix = second ? null : suffixAt(words, end);
  end += suffix?.take ?? 0;
  const late = unit === null && suffix ? units.at(words, end) : null;
  end += late?.take ?? 0;
  const latePer = suffix && !per ? perAt(words, end, late?.value ?? unit) : null;
  end += latePer?.take ?? 0;
  const word = inner?.value ?? said?.value ?? null;
  const side = suffix?.value ?? (word === 'to' || word === 'from' ? word : null);
  const [from, to] = second ? inOrder(lowerValue(first, second), second.value) : [];
  return {
    take: end - at,
    ...(from === undefined || to === undefined ? boundsOf(first.value, side) : { from, to }),
    about: !second && side === null && word === 'about',
    bare: !second && side === null && word !== 'about',
    budget: said?.value === 'budget' || words[end - 1]?.text === 'budget',
    unit: late?.value ?? unit,
    per: (per ?? latePer)?.value ?? null,
  };
};

/** Matches the amount after its subject, with or without a link: "rent should be below 600", "rent at most 600". */
export const amountOfAt = (words: readonly Word[], at: number): Quantity | null => {
  const link = linkAt(words, at);
  const linked = link > 0 ? quantityAt(words, at + link) : null;
  return quantityAt(words, at) ?? (linked && { ...linked, take: linked.take + link });
};

/** Examples: "50 or more", "1,000 to 1,400", "1,500 or less". */
export const boundsInWords = (
  { from, to }: { from?: number; to?: number },
  unit: (text: string) => string,
): string => {
  if (from === undefined) return `${unit(formatted(to ?? 0))} or less`;
  if (to === undefined) return `${unit(formatted(from))} or more`;
  return from === to ? unit(formatted(from)) : `${formatted(from)} to ${unit(formatted(to))}`;
};
