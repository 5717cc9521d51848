import { roundToTenth } from '@wanderwork/contracts';
import {
  combineExpressions,
  createBook,
  formatCurrency,
  getRate,
  explainNoRate,
  matchNumber,
  matchQuantity,
  type PhraseInput,
} from '../../../city-search/index.js';
import { createMatch, getText, type FrameRecognizer, type Length, type LengthUnit } from './pieces.js';

const units = createBook<LengthUnit>([
  ['day, days, night, nights', 'day'],
  ['week, weeks, wk, wks', 'week'],
  ['month, months, mo, mos', 'month'],
  ['year, years, yr, yrs', 'year'],
]);

/** Matches "3 months", "a month", "half a year" and "a couple of weeks". */
export const matchLength = (input: PhraseInput, at: number): { take: number; length: Length } | null => {
  const { words } = input;
  const text = getText(input, at);
  if (text === 'half' && ['a', 'an'].includes(getText(input, at + 1))) {
    const unit = units.match(words, at + 2);
    if (unit?.value === 'year') return { take: 3, length: { count: 6, unit: 'month' } };
    if (unit?.value === 'month') return { take: 3, length: { count: 2, unit: 'week' } };
    return null;
  }
  const couple = text === 'a' && getText(input, at + 1) === 'couple' && getText(input, at + 2) === 'of';
  const article = ['a', 'an', 'one'].includes(text);
  const number = couple ? { take: 3, value: 2 } : article ? { take: 1, value: 1 } : matchNumber(words, at);
  const unit = number && units.match(words, at + number.take);
  return number && unit
    ? { take: number.take + unit.take, length: { count: number.value, unit: unit.value } }
    : null;
};

/** Words before "a month" that make it a price or a habit. */
const habits = new Set(
  'once twice times time day days hours hour call calls meeting meetings per visa free usd dollars bucks euros euro pounds $ k € £'.split(
    ' ',
  ),
);
const isPartOfOther = ({ words }: PhraseInput, at: number): boolean => {
  const before = words[at - 1];
  return (
    before !== undefined && (before.value !== null || habits.has(before.text) || /\p{Sc}/u.test(before.text))
  );
};

const visaNouns = new Set(['visa', 'visas', 'passport']);

const lengthLeads = createBook<true>([
  [
    'for, over, during, of, about, around, spend, spending, within, in, for about, for around, for the next, the next',
    true,
  ],
]);
const lengthNouns = createBook<true>([['trip, long, journey, tour, abroad', true]]);

/** Matches the length of the whole trip: "for 3 months", "90 days". */
export const lengthRecognizer: FrameRecognizer = (input, at) => {
  const lead = lengthLeads.match(input.words, at)?.take ?? 0;
  const start = at + lead;
  const found = matchLength(input, start);
  if (!found || isPartOfOther(input, at) || visaNouns.has(getText(input, start + found.take))) return null;
  const noun = lengthNouns.match(input.words, start + found.take)?.take ?? 0;
  const take = lead + found.take + noun;
  const isHabit = getText(input, at + take) === 'a' && units.match(input.words, at + take + 1) !== null;
  return isHabit || getText(input, at + take) === 'per'
    ? null
    : createMatch(take, { is: 'length', length: found.length });
};

const places = 'city, cities, place, places, stop, country, location, destination, base, spot, town';
const eachExpressions = createBook<true>([
  [
    combineExpressions(
      'each, everywhere, apiece, at a time, per stay'.concat(
        ', ',
        combineExpressions('per, a, each, every', places),
      ),
    ),
    true,
  ],
  [
    combineExpressions(
      'in, at',
      ', each, every',
      'place, city, stop, one, location, destination, base, country',
    ),
    true,
  ],
  ['in each, at each, between moves', true],
]);
const stayLeads = createBook<true>([
  [
    combineExpressions('stays of, stay, staying, stays, spend, spending, about, around', ', about, at least'),
    true,
  ],
]);
const everyExpressions = createBook<true>([
  [
    combineExpressions(
      'moving, move, change city, changing city, changing cities, change cities, change place, new city, a new city',
      'every, each, once every, about every',
    ),
    true,
  ],
]);
const paceExpressions = createBook<Length>([
  [
    'slow travel, slow pace, a slow pace, at a slow pace, slow paced, slowly, traveling slowly, travelling slowly, travel slowly, slow traveling, slow travelling, slowmad, slomad, relaxed pace, a relaxed pace, no rush, of slow travel',
    { count: 60, unit: 'day' },
  ],
  ['fast paced, fast pace, a fast pace, move often, moving often, moving fast', { count: 14, unit: 'day' }],
]);
/** What "slow" alone is about if it comes before. */
const slowThings = /^(?:internet|wifi|connection|download|upload|speed|speeds|net|but|and)$/;

/** Matches "6 weeks each", "a month per city", "moving every 6 weeks" and "slow". */
export const paceRecognizer: FrameRecognizer = (input, at) => {
  const { words } = input;
  const every = everyExpressions.match(words, at);
  if (every) {
    const found = matchLength(input, at + every.take) ?? matchUnitAlone(input, at + every.take);
    if (found) return createMatch(every.take + found.take, { is: 'stay', length: found.length });
  }
  const pace = paceExpressions.match(words, at);
  if (pace) return createMatch(pace.take, { is: 'stay', length: pace.value });
  if (getText(input, at) === 'slow' && !slowThings.test(getText(input, at + 1)))
    return createMatch(1, { is: 'stay', length: { count: 60, unit: 'day' } });
  const lead = stayLeads.match(words, at)?.take ?? 0;
  const found = matchLength(input, at + lead);
  const each = found && eachExpressions.match(words, at + lead + found.take);
  return found && each
    ? createMatch(lead + found.take + each.take, { is: 'stay', length: found.length })
    : null;
};

const matchUnitAlone = ({ words }: PhraseInput, at: number) => {
  const unit = units.match(words, at);
  return unit && { take: unit.take, length: { count: 1, unit: unit.value } };
};

const mostLeads = createBook<true>([
  [
    'at most, max, maximum, maximum of, a maximum of, no more than, not more than, up to, only, just, with at most, with max, with no more than, with up to',
    true,
  ],
]);
const mostTails = createBook<true>([
  ['at most, max, maximum, or fewer, or less, at the most, tops, in total', true],
]);
const countedThings = createBook<'moves' | 'stops'>([
  ['move, moves, journey, journeys, flights, relocations', 'moves'],
  [
    'stop, stops, city, cities, place, places, base, bases, destination, destinations, different cities, different places',
    'stops',
  ],
]);

/** Matches "3 moves at most" and "two cities". */
export const countRecognizer: FrameRecognizer = (input, at) => {
  const { words } = input;
  const lead = mostLeads.match(words, at);
  const start = at + (lead?.take ?? (['with', 'in'].includes(getText(input, at)) ? 1 : 0));
  const number = matchNumber(words, start);
  const things = number && countedThings.match(words, start + number.take);
  if (!number || !things) return null;
  const end = start + number.take + things.take;
  const tail = mostTails.match(words, end);
  const take = end + (tail?.take ?? 0) - at;
  const { value } = number;
  const isMove = things.value === 'moves';
  if (!Number.isInteger(value) || value < (isMove ? 0 : 1) || value > 24)
    return createMatch(take, { is: 'unclear', why: 'A trip has 1 to 24 stops.' });
  return createMatch(
    take,
    isMove
      ? { is: 'moves', count: value }
      : { is: 'stops', count: value, isMost: lead !== null || tail !== null },
  );
};

const totalTails = createBook<true>([
  [
    'in total, total, altogether, all in, overall, for the whole trip, for the entire trip, for the trip, for all of it, for everything, for the whole time, for the whole thing, for the whole journey',
    true,
  ],
]);
const totalLeads = createBook<true>([
  [
    combineExpressions(
      'total budget, a total budget, total budget of, a total budget of, budget in total, total of, a total of',
      ', is, of, under',
    ),
    true,
  ],
]);

const MAX_USD = 1_000_000;

/** Matches the money for the whole trip: "$6000 in total", "a total budget of 5000 euros". */
export const totalRecognizer: FrameRecognizer = (input, at) => {
  const { words } = input;
  const lead = totalLeads.match(words, at)?.take ?? 0;
  const amount = matchQuantity(words, at + lead);
  if (!amount || amount.per !== null) return null;
  const tail = totalTails.match(words, at + lead + amount.take)?.take ?? 0;
  const isMoney =
    amount.unit === 'usd' || amount.unit === 'otherMoney' || (amount.unit === null && amount.budget);
  if (!isMoney || lead + tail === 0) return null;
  const take = lead + amount.take + tail;
  const value = amount.to ?? amount.from ?? 0;
  const code = amount.currency ? amount.currency.code : 'USD';
  const noRate = code === 'USD' ? null : explainNoRate(code);
  if (noRate !== null || code === null)
    return createMatch(take, { is: 'unclear', why: noRate ?? 'Please give the amount in dollars.' });
  const usd = code === 'USD' ? value : value / getRate(code);
  if (!(usd > 0 && usd <= MAX_USD))
    return createMatch(take, { is: 'unclear', why: 'A budget is between $1 and $1,000,000.' });
  return createMatch(take, { is: 'total', usd: roundToTenth(usd), label: formatCurrency(value, code) });
};

export const noVisaRecognizer: FrameRecognizer = ({ words }, at) => {
  const found = noVisaExpressions.match(words, at);
  return found && createMatch(found.take, { is: 'noVisa' });
};

const noVisaExpressions = createBook<true>([
  [
    'no visa, no visas, no visa needed, no visa required, without a visa, without visa, without visas, without needing a visa, without any visa, visa free, visa free entry, visa free access, visa not required, visa not needed, dont need a visa, dont want a visa, i dont need a visa, no need for a visa, where i dont need a visa, no visa runs, no visa hassle',
    true,
  ],
]);
