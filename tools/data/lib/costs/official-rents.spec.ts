import { toAnchors, toMonthlyUsd, toRates } from './official-rents.mjs';

const rates = toRates([
  { currency: 'EUR', units_per_usd: '0.9' },
  { currency: 'AUD', units_per_usd: '1.5' },
]);
const row = {
  slug: 'lisbon',
  value: '1350',
  currency: 'EUR',
  unit: 'month, 1 bedroom flat',
  usd_month: '1500',
  year: '2023',
  source: 'eurostat-rents',
  kind: 'market',
};

describe('toMonthlyUsd', () => {
  it('converts months, weeks and square meters to dollars a month', () => {
    expect(toMonthlyUsd(row, rates)).toBeCloseTo(1500);
    const week = { ...row, value: '300', currency: 'AUD', unit: 'week, all dwellings', usd_month: '867' };
    expect(toMonthlyUsd(week, rates)).toBeCloseTo((300 * 52) / 12 / 1.5);
    const area = { ...row, value: '10', unit: 'm2 and month, flats', usd_month: '500' };
    expect(toMonthlyUsd(area, rates)).toBeCloseTo(500);
  });

  it.each([
    ['a rent in cents', { value: '135000', usd_month: '150000' }, /is not a month's rent/],
    ['a rent per year under a monthly unit', { value: '16200', usd_month: '18000' }, /is not a month's rent/],
    ['a yearly unit', { unit: 'year, 1 bedroom flat' }, /unknown unit "year, 1 bedroom flat"/],
    ['no number', { value: 'n/a' }, /is not a month's rent/],
    ['an unknown kind', { kind: 'asking' }, /unknown kind "asking"/],
    ['a currency without a rate', { currency: 'XAU' }, /no exchange rate for XAU/],
    ['dollars that do not match the value', { usd_month: '1400' }, /\$1400 does not match/],
  ])('refuses %s', (_, change, message) => {
    expect(() => toMonthlyUsd({ ...row, ...change }, rates)).toThrow(message);
  });
});

describe('toAnchors', () => {
  const rents = [
    ['madrid', '900', 'eurostat-rents', 'month, 1 bedroom flat'],
    ['madrid', '10', 'serpavi', 'm2 and month, flats'],
    ['valencia', '6', 'serpavi', 'm2 and month, flats'],
    ['paris', '900', 'eurostat-rents', 'month, 1 bedroom flat'],
    ['paris', '20', 'carte-des-loyers', 'm2 and month, flats'],
    ['berlin', '900', 'eurostat-rents', 'month, 1 bedroom flat'],
    ['berlin', '10', 'zensus-2022', 'm2 and month, cold'],
    ['munich', '1800', 'eurostat-rents', 'month, 1 bedroom flat'],
    ['munich', '10', 'zensus-2022', 'm2 and month, cold'],
  ].map(([slug, value, source, unit]) => ({
    ...row,
    ...{ slug, value, source, unit },
    usd_month: String((Number(value) * (unit!.startsWith('m2') ? 45 : 1)) / 0.9),
  }));

  it('carries a source over by its ratio to the direct one in the same cities', () => {
    const { anchors, ratios } = toAnchors(rents, [], rates);
    expect(ratios).toMatchObject({ serpavi: 2, 'carte-des-loyers': 1, 'zensus-2022': 3 });
    expect(anchors.get('valencia')).toMatchObject({ grade: 'B', weight: 0.5 });
    expect(anchors.get('valencia').usd).toBeCloseTo(600);
    expect(anchors.get('madrid')).toMatchObject({ grade: 'A', weight: 1, source: 'eurostat-rents' });
  });

  it('grades what a third party transcribed no better than B', () => {
    const sources = [{ id: 'eurostat-rents', read: 'transcribed by a third party: check at import' }];
    expect(toAnchors(rents, sources, rates).anchors.get('madrid')).toMatchObject({ grade: 'B' });
  });

  it('refuses a source without a bridge', () => {
    expect(() => toAnchors([...rents, { ...row, source: 'unheard-of' }], [], rates)).toThrow(
      /lisbon: no bridge for unheard-of/,
    );
  });
});
