import { aSearchAnswer, aCity } from '@wanderwork/testing';
import { convertReading, sortByOwnOrder } from './use-result';

const label = 'Warm in January (20 to 30 °C)';
const answer = aSearchAnswer([], {
  query: '20 to 30 °C',
  understood: [{ id: 'warm@1', kind: 'climate', label, start: 0, end: 4, filters: [] }],
  contradictions: [
    { ids: ['warm@1', 'temp<5@1'], words: 'No city can be “20 °C or more” and “under 5 °C” at once.' },
  ],
  narrowest: { id: 'warm@1', label, cities: 3 },
});

describe('convertReading', () => {
  it('converts chips, contradictions and the suggested condition to °F', () => {
    const { understood, contradictions, narrowest } = convertReading(answer, 'fahrenheit');
    expect(understood[0]?.label).toBe('Warm in January (68 to 86 °F)');
    expect(contradictions[0]?.words).toBe('No city can be “68 °F or more” and “under 41 °F” at once.');
    expect(narrowest?.label).toBe('Warm in January (68 to 86 °F)');
  });

  it('keeps the typed query and the ids', () => {
    const { query, understood } = convertReading(answer, 'fahrenheit');
    expect([query, understood[0]?.id]).toEqual(['20 to 30 °C', 'warm@1']);
  });

  it('changes nothing for °C', () => {
    expect(convertReading(answer, 'celsius')).toEqual(answer);
  });
});

const irex = (score: number) => ({ ...aCity().irex, score });
const cities = [
  aCity({ slug: 'lisbon', irex: irex(91) }),
  aCity({ slug: 'porto', irex: irex(90) }),
  aCity({ slug: 'new-here', irex: irex(89) }),
  aCity({ slug: 'cali', irex: irex(85) }),
];
const own = (score: number) => ({ score, overlap: null, entry: null });

describe('sortByOwnOrder', () => {
  it('puts the best score first and cities without a score last', () => {
    const order = new Map([
      ['lisbon', own(70)],
      ['porto', own(80)],
      ['cali', own(92)],
    ]);
    expect(sortByOwnOrder(cities, order).map(({ slug }) => slug)).toEqual([
      'cali',
      'porto',
      'lisbon',
      'new-here',
    ]);
  });

  it('keeps the published order of ties', () => {
    const order = new Map(cities.map(({ slug }) => [slug, own(80)]));
    expect(sortByOwnOrder(cities, order)).toEqual(cities);
  });
});
