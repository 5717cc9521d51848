import { aCity } from '@wanderwork/testing';
import { sortByOwnOrder } from './use-result';

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
