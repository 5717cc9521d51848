import { currencyVocabulary } from './currencies.js';
import { combineExpressions, createBook } from './phrase-book.js';

export type Unit =
  | 'usd'
  | 'otherMoney'
  | 'mbps'
  | 'gbps'
  | 'celsius'
  | 'fahrenheit'
  | 'degrees'
  | 'people'
  | 'hours'
  | 'km'
  | 'miles'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'particles'
  | 'percent';

export type Comparator = 'to' | 'from' | 'about' | 'between' | 'budget';

export type Period = 'day' | 'week' | 'month' | 'year';

export const comparators = createBook<Comparator>([
  [
    'under, below, less than, lower than, max, maximum, maximum of, max of, up to, at most, no more than, not more than, not over, not above, no higher than, within, beneath, cheaper than, smaller than, fewer than, slower than, not exceeding, <, < =, ≤, a maximum of, capped at, closer than, colder than, cooler than, within a budget of',
    'to',
  ],
  [
    'over, above, more than, at least, min, minimum, minimum of, no less than, not less than, not under, not below, from, upwards of, >, > =, ≥, faster than, a minimum of, bigger than, larger than, higher than, exceed, exceeds, exceeding, go over, go above, be over, be above, warmer than, hotter than, greater than, better than, starting at, starting from',
    'from',
  ],
  ['about, around, roughly, approximately, approx, circa, ca, ~, near, nearly, close to, some', 'about'],
  ['between, from between, anywhere between, somewhere between', 'between'],
  [
    'budget, budget of, budget is, budget under, budget below, a budget of, on a budget of, my budget is, budget up to, budget max, budget around, budget about, spend, spending, pay, paying, can pay, i can pay, afford, can afford, i can afford, for, on, costs, costing, cost, cost of living, cost under, costs under, cost below, costs below, costing under, costing less than, cost of living under, cost of living below, costs less than, cost less than, living costs under, budget maximum, budget less than, i have, live on, living on, get by on',
    'budget',
  ],
]);

/** Words that reverse the bound after them: "must not exceed", "nothing above". */
export const boundNegations = createBook<true>([
  [
    'no, not, nothing, none, never, cannot, cant, dont, doesnt, wont, mustnt, shouldnt, not be, nowhere',
    true,
  ],
  ['must not, should not, may not, can not, do not, does not, will not, not any, not a', true],
  [
    combineExpressions(
      'never, doesnt, does not, dont, do not, wont, will not, not',
      'get, gets, go, goes, drop, drops, fall, falls, rise, rises, climb, climbs',
    ),
    true,
  ],
  [
    combineExpressions(
      'cant, cannot, can not, dont want to, do not want to, wouldnt, would not, never',
      'afford, spend, pay, do, want to spend, want to pay',
    ),
    true,
  ],
  ['must not be, should not be, may not be, cannot be, cant be, mustnt be, shouldnt be, not to', true],
]);

/** Words that may stand between a subject and its amount: "rent should be below 600". */
export const links = createBook<true>([
  ['is, are, of, at, be, to be, should be, must be, can be, may be, would be, has to be, have to be', true],
  ['needs to be, need to be, ought to be, should stay, must stay, has to stay, should remain, stays', true],
  ['that is, that are, which is, which are, costs, costing, should cost, must cost, should, must', true],
]);

export const suffixes = createBook<'to' | 'from'>([
  [
    'or less, or under, or below, or lower, or cheaper, or fewer, max, maximum, tops, at most, at the most, or colder, or cooler, or slower, budget',
    'to',
  ],
  [
    'or more, or above, or over, or higher, or better, or faster, or warmer, or hotter, +, plus, minimum, min, at least, and up, and above, upwards',
    'from',
  ],
]);

export const units = createBook<Unit>([
  ['$, usd, us dollars, us dollar, dollar, dollars, bucks, us $, usd $, us$, usd$', 'usd'],
  [currencyVocabulary, 'otherMoney'],
  [
    'mbps, mbit, mbits, mb s, mb, mbit s, mbps download, megabit, megabits, megabits per second, mb / s, mbit / s, megs, meg, mbps internet',
    'mbps',
  ],
  [
    'gbps, gbit, gbits, gbit s, gbit / s, gig, gigs, gigabit, gigabits, gigabit per second, gigabits per second, gb, gb s, gb / s',
    'gbps',
  ],
  [
    'c, ° c, celsius, degrees celsius, degrees c, degree celsius, ° celsius, centigrade, degrees centigrade',
    'celsius',
  ],
  ['f, ° f, fahrenheit, degrees fahrenheit, degrees f, ° fahrenheit', 'fahrenheit'],
  ['°, degrees, degree, deg', 'degrees'],
  ['people, inhabitants, residents, population, habitants, souls, persons, citizens', 'people'],
  ['h, hr, hrs, hour, hours', 'hours'],
  ['km, kms, kilometers, kilometres, kilometer, kilometre', 'km'],
  ['mile, miles, mi', 'miles'],
  ['day, days', 'day'],
  ['week, weeks', 'week'],
  ['month, months', 'month'],
  ['year, years', 'year'],
  ['µg, ug, µg / m3, ug / m3, pm2.5, micrograms', 'particles'],
  ['%, percent, per cent', 'percent'],
]);

export const periods = createBook<Period>([
  ['a day, per day, / day, each day, every day, daily, day', 'day'],
  ['a week, per week, / week, each week, every week, weekly, week', 'week'],
  [
    'a month, per month, / month, each month, every month, monthly, pm, pcm, / mo, mo, month, a mo, per mo',
    'month',
  ],
  ['a year, per year, / year, each year, every year, yearly, annually, / yr, year, a yr', 'year'],
]);

// Maps, not objects: "constructor" is a word that somebody may type.
export const smallNumbers: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
export const tens: ReadonlyMap<string, number> = new Map([
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['couple', 2],
]);
export const powers: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['million', 1e6],
  ['mil', 1e6],
]);

export const quantityVocabulary = [comparators, boundNegations, links, suffixes, units, periods]
  .flatMap((book) => book.listVocabulary())
  .concat([...smallNumbers.keys(), ...tens.keys(), ...powers.keys()]);
