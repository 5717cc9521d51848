import {
  getCountryScope,
  getMinDecimals,
  getOriginLabel,
  formatOrigin,
  formatPeriodsNotInTitle,
} from './figures.js';

describe('decimalsOf', () => {
  it.each([
    ['safety_index', [78.3, 54, null], 1],
    ['safety_index', [78, 54.04], 0],
    ['nomad_visa', ['yes', 'none'], 0],
    ['rule_of_law', [1], 1],
    ['air_pm25', [], 0],
  ])('of %s beside %j is %i', (key, beside, decimals) => {
    expect(getMinDecimals(key, beside)).toBe(decimals);
  });
});

describe('originLabel', () => {
  it.each([
    ['World Development Indicators', '2017', 'World Development Indicators, 2017'],
    ['GlobeNomad', '2026-07-26', 'GlobeNomad, 26 Jul 2026'],
    ['Passport Index data set, 12 January 2025', '2025-01-12', 'Passport Index data set, 12 January 2025'],
    ['GeoNames, undated', 'undated', 'GeoNames, undated'],
    ['M-Lab NDT', '2025-10', 'M-Lab NDT, October 2025'],
    ['M-Lab NDT, October 2024 and October 2025', '2025-10', 'M-Lab NDT, October 2024 and October 2025'],
    ['Reports of stations, 2003 to 2020', '2003–2020', 'Reports of stations, 2003 to 2020'],
    ['M-Lab', null, 'M-Lab'],
  ])('labels %p with the year %p as “%s”', (title, year, words) => {
    expect(formatOrigin({ title }, year)).toBe(words);
  });

  it('shows only the period if the source is unknown', () => {
    expect(formatOrigin(undefined, '2017')).toBe('2017');
    expect(formatOrigin(undefined, null)).toBe('');
  });

  it('lists each period once, and none that the title states', () => {
    expect(formatPeriodsNotInTitle('M-Lab NDT, October 2025', ['2025-10', '2024-10', null, '2024-10'])).toBe(
      'October 2024',
    );
  });
});

describe('getCountryScope', () => {
  it('says that a figure is the country’s', () => {
    expect(getCountryScope({ key: 'download', grade: 'country' }, 'Colombia')).toBe('country median');
    expect(getCountryScope({ key: 'safety_index', grade: 'estimate' }, 'Colombia')).toBe(
      'Colombia as a whole',
    );
  });

  it('says nothing beside a figure of the city', () => {
    expect(getCountryScope({ key: 'air_pm25', grade: 'measured' }, 'Colombia')).toBeNull();
    expect(getCountryScope({ key: 'monthly_cost', grade: 'estimate' }, 'Colombia')).toBeNull();
    expect(getCountryScope({ key: 'download', grade: null }, 'Colombia')).toBeNull();
  });
});

describe('how a figure is known', () => {
  it.each([
    [{ key: 'monthly_cost', grade: 'estimate', reliability: 'D' }, 'rough guess'],
    [{ key: 'monthly_cost', grade: 'estimate', reliability: 'B' }, 'estimate'],
    [{ key: 'rent', grade: 'measured', reliability: 'A' }, 'official'],
    [{ key: 'rent', grade: 'estimate', reliability: 'B' }, 'official, converted'],
    [{ key: 'rent', grade: 'estimate', reliability: 'C' }, 'estimate'],
    [{ key: 'air_pm25', grade: 'country' }, 'country figure'],
    [{ key: 'safety_index', grade: 'estimate' }, 'country estimate'],
    [{ key: 'population', grade: 'measured' }, 'measured'],
    [{ key: 'rent', grade: null }, 'no figure'],
  ] as const)('says of %j: %s', (figure, label) => {
    expect(getOriginLabel(figure)).toBe(label);
  });
});
