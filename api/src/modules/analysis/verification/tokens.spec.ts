import { findNumbers, tokensOf, type NumberToken } from './tokens.js';

const DAY_MS = 86_400_000;
const toDay = (iso: string): number => Date.parse(iso) / DAY_MS;

/** The only number of a sentence, as value, upper end and unit. */
const read = (text: string): [value: number, to: number | null, unit: string | null] | null => {
  const numbers = (tokensOf(`It is ${text}.`, []) ?? []).filter(
    (token): token is NumberToken => token.type === 'number',
  );
  return numbers.length === 1 ? [numbers[0]!.value, numbers[0]!.to, numbers[0]!.unit] : null;
};

describe('numbers of a sentence', () => {
  it.each<[string, number, number | null]>([
    ['09:00', 540, null],
    ['9:05', 545, null],
    ['9 am', 540, null],
    ['12 am', 0, null],
    ['12:30 pm', 750, null],
    ['23:59', 1439, null],
    ['14:00–17:00', 840, 1020],
    ['14:00 to 17:00', 840, 1020],
  ])('are times of day: %s', (text, from, to) => {
    expect(read(text)).toEqual([from, to, 'clock']);
  });

  it.each<[string, string, string | null]>([
    ['2 Nov 2026', '2026-11-02', null],
    ['12 February 2027', '2027-02-12', null],
    ['12 Feb 2027 – 3 Mar 2027', '2027-02-12', '2027-03-03'],
    ['12 Feb 2027 to 3 Mar 2027', '2027-02-12', '2027-03-03'],
  ])('are dates: %s', (text, from, to) => {
    expect(read(text)).toEqual([toDay(from), to === null ? null : toDay(to), 'date']);
  });

  it.each<[string, number, number | null, string]>([
    ['90 days', 90, null, 'days'],
    ['1 day', 1, null, 'days'],
    ['19 nights', 19, null, 'nights'],
    ['2,793 km', 2793, null, 'km'],
    ['3 h', 3, null, 'hours'],
    ['3 h 30', 3.5, null, 'hours'],
    ['2.5 to 4.1 hours', 2.5, 4.1, 'hours'],
    ['1 person', 1, null, 'people'],
  ])('have units: %s', (text, value, to, unit) => {
    expect(read(text)).toEqual([value, to, unit]);
  });

  it.each([
    '24:00',
    '9:60',
    '13 pm',
    '0 am',
    '31 Feb 2027',
    '2 Nov',
    '90-day',
    '2026-11-02',
    '3 h 75',
    '12:00:00',
  ])('are not: %s', (text) => {
    const unit = read(text)?.[2];
    expect(unit === 'clock' || unit === 'date' || unit === 'days' || unit === 'hours').toBe(false);
  });
});

describe('the numbers of a text', () => {
  it('are found among other words', () => {
    const numbers = findNumbers('about $1,050 a month, a rough guess');
    expect(numbers).toEqual([
      expect.objectContaining({ value: 1050, unit: 'USD', per: 'month', rough: true }),
    ]);
    expect(findNumbers('12 Feb 2027 – 3 Mar 2027, 19 nights').map(({ unit }) => unit)).toEqual([
      'date',
      'nights',
    ]);
    expect(findNumbers('02:00 on 3 Nov 2026').map(({ unit }) => unit)).toEqual(['clock', 'date']);
    expect(findNumbers('−5 °C')).toEqual([expect.objectContaining({ value: -5, unit: '°C' })]);
    expect(findNumbers('an e-visa before the trip, PM2.5')).toEqual([]);
  });
});
