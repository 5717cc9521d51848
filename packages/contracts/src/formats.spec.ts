import {
  addUnit,
  formatDate,
  formatDateTime,
  formatMonth,
  formatSize,
  formatLocalDate,
  joinNames,
  formatTenths,
  toUtcDay,
} from './formats.js';

describe('formatting a date', () => {
  it('writes day, short month and year', () => {
    expect(formatDate('2026-11-21')).toBe('21 Nov 2026');
    expect(formatLocalDate(new Date(2026, 10, 21, 12))).toBe('21 Nov 2026');
  });

  it('uses the UTC day of a moment, or the day in the reader’s time zone', () => {
    expect(formatDate('2026-11-21T23:59:59Z')).toBe('21 Nov 2026');
    expect(formatDate('2026-11-22T00:00:00Z')).toBe('22 Nov 2026');
    expect(formatLocalDate(new Date(2026, 10, 22, 0, 0, 1))).toBe('22 Nov 2026');
  });

  it('writes the time in the reader’s time zone on a 24-hour clock', () => {
    expect(formatDateTime(new Date(2026, 10, 21, 21, 5))).toBe('21 Nov 2026, 21:05');
  });
});

it('puts a space before a unit, but not before a percent sign', () => {
  expect(addUnit('24', 'ms')).toBe('24 ms');
  expect(addUnit('82', '%')).toBe('82%');
  expect(addUnit('10.5', '% of GDP')).toBe('10.5% of GDP');
});

describe('toUtcDay', () => {
  it('is the UTC day of a moment', () => {
    expect(toUtcDay(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21');
    expect(toUtcDay(new Date('2026-11-21T23:59:59-05:00'))).toBe('2026-11-22');
  });
});

describe('formatting a month', () => {
  it('writes the month in full with its year', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(formatMonth('2026-01-31')).toBe('January 2026');
  });
});

it.each([
  [[], ''],
  [['Lisbon'], 'Lisbon'],
  [['Lisbon', 'Porto'], 'Lisbon and Porto'],
  [['Lisbon', 'Porto', 'Medellín'], 'Lisbon, Porto and Medellín'],
])('joins %j as %j', (names, words) => {
  expect(joinNames(names)).toBe(words);
});

describe('tenths', () => {
  it.each([
    [8.16, '8.2'],
    [1, '1'],
    [444_600, '444,600'],
    [0, '0'],
    [-0, '0'],
    [-0.04, '0'],
    [-0.05, '−0.1'],
    [-0.19, '−0.2'],
    [-12.34, '−12.3'],
  ])('formats %p as %p', (value, words) => {
    expect(formatTenths(value)).toBe(words);
  });

  it.each([
    [1, '1.0'],
    [1.16, '1.2'],
    [-0.04, '0.0'],
    [-2, '−2.0'],
  ])('formats %p as %p with one required decimal', (value, words) => {
    expect(formatTenths(value, 1)).toBe(words);
  });
});

it.each([
  [12, '1 kB'],
  [312_400, '312 kB'],
  [999_499, '999 kB'],
  [999_501, '1 MB'],
  [1_440_000, '1.4 MB'],
])('%i bytes are said as %s', (bytes, words) => expect(formatSize(bytes)).toBe(words));
