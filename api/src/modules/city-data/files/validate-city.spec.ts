import { validateCity } from './validate-city.js';

const sources = new Set(['m-lab', 'geonames']);
const download = { value: 69.9, source: 'm-lab', year: '2025-10', grade: 'country' };

const porto = (changes: Record<string, unknown> = {}) => ({
  slug: 'porto',
  name: 'Porto',
  country: 'Portugal',
  countryCode: 'PT',
  region: 'Southern Europe',
  latitude: 41.15,
  longitude: -8.61,
  timezone: 'Europe/Lisbon',
  geonameId: 2735943,
  figures: { internet: { download } },
  scoreOnly: {},
  ...changes,
});

const internet = (change: Record<string, unknown>) =>
  porto({ figures: { internet: { download: { ...download, ...change } } } });

const reasons = (input: unknown) => {
  const result = validateCity(input, sources);
  return 'reasons' in result ? result.reasons : [];
};

describe('validateCity', () => {
  it('accepts a valid row unchanged', () => {
    expect(validateCity(porto(), sources)).toMatchObject({
      row: { slug: 'porto', figures: { internet: { download: { value: 69.9, note: null } } } },
    });
  });

  it.each([
    ['a slug with spaces', porto({ slug: 'São Paulo' }), 'slug: is not a valid slug'],
    ['no name', porto({ name: '' }), 'name: is not a valid name'],
    ['a place off the globe', porto({ latitude: 91 }), 'latitude: is not a number between -90 and 90'],
    ['a text for a number', porto({ longitude: '-8.61' }), 'longitude: is not a number between -180 and 180'],
    [
      'a time zone of its own',
      porto({ timezone: 'Europe/Porto' }),
      'timezone: Europe/Porto is not a time zone',
    ],
    ['an unknown field', porto({ mayor: 'x' }), 'mayor: is an unknown field'],
    ['no object', 7, 'line: is not an object'],
    [
      'an impossible speed',
      internet({ value: -4 }),
      'figures.internet.download.value: is not a number between 0.1 and 10000',
    ],
    [
      'a figure without a year',
      internet({ year: undefined }),
      'figures.internet.download.year: is not a valid year or period',
    ],
    [
      'an unknown grade',
      internet({ grade: 'sure' }),
      'figures.internet.download.grade: is not one of measured, country, estimate',
    ],
    [
      'a source of nowhere',
      internet({ source: 'hearsay' }),
      'figures.internet.download.source: hearsay is not among the sources',
    ],
    [
      'a figure in the wrong group',
      porto({ figures: { cost: { download } } }),
      'figures.cost.download: is not a figure of this group',
    ],
    [
      'a figure left out without a reason',
      porto({ figures: { internet: { download: { value: null } } } }),
      'figures.internet.download.note: is not a valid reason for leaving the figure out',
    ],
    [
      'a year of eleven months',
      porto({
        figures: {
          climate: { temperature_months: { ...download, value: Array.from({ length: 11 }, () => 20) } },
        },
      }),
      'figures.climate.temperature_months.value: is not a series of twelve numbers between -60 and 50',
    ],
    [
      'a range of a text',
      porto({
        figures: { visa: { nomad_visa_name: { ...download, value: 'D8', range: [1, 2], basis: 'C' } } },
      }),
      'figures.visa.nomad_visa_name.range: is not a range of two positive numbers around the value',
    ],
    [
      'what the score does not read',
      porto({ scoreOnly: { download } }),
      'scoreOnly.download: is not a figure of this group',
    ],
  ])('refuses %s', (_what, input, reason) => {
    expect(reasons(input)).toContain(reason);
  });

  it('returns every reason at once', () => {
    expect(reasons(porto({ slug: '', countryCode: 'pt', region: 'Iberia' }))).toHaveLength(3);
  });
});
