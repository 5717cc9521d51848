import { aCity } from '@wanderwork/testing';
import { createOwnRow } from './own-row';

const irex = (score: number, low: number, high: number) => ({ ...aCity().irex, score, low, high });
const lisbon = aCity({ slug: 'lisbon', irex: irex(90, 88, 92) });
const porto = aCity({ slug: 'porto', irex: irex(89, 87, 91) });
const scores = (entries: [string, number][]) =>
  new Map(entries.map(([slug, score]) => [slug, { score, overlap: null, entry: null }]));

describe('createOwnRow', () => {
  it('compares the own scores by the margins of error of the published ones', () => {
    const row = createOwnRow(
      [lisbon, porto],
      scores([
        ['lisbon', 80.04],
        ['porto', 91.26],
      ]),
    );
    expect(row.cells.map(({ value }) => value)).toEqual([80.04, 91.26]);
    expect(row).toMatchObject({ label: 'Your IREX', part: 'score', leaders: [1] });
    expect(row.sureness).toBeGreaterThan(0.95);
  });

  it('gives no lead to a city over one that has no own score', () => {
    expect(createOwnRow([lisbon, porto], scores([['lisbon', 80]]))).toMatchObject({
      cells: [{ value: 80 }, { value: null }],
      leaders: [],
      sureness: null,
    });
  });
});
