import { getStanding, type Distribution } from './distribution.js';

const createValues = (...values: number[]) => Float64Array.from(values);
const distribution: Distribution = {
  world: createValues(1, 2, 2, 3, 5, 8),
  regions: new Map([
    ['South', createValues(2, 3)],
    ['North', createValues(1, 2, 8)],
  ]),
};

describe('where a value stands', () => {
  it('is told by those that are lower and higher, and by none that are the same', () => {
    expect(getStanding(distribution, 'North', 2)?.world).toEqual({ known: 6, below: 1, above: 3 });
    expect(getStanding(distribution, 'North', 2)?.region).toMatchObject({ known: 3, below: 1, above: 1 });
  });

  it('is at an end for the lowest and the highest', () => {
    expect(getStanding(distribution, 'North', 1)?.world).toMatchObject({ below: 0, above: 5 });
    expect(getStanding(distribution, 'North', 8)?.world).toMatchObject({ below: 5, above: 0 });
  });

  it('is beside the median of its region, which lies between the two in the middle of an even number', () => {
    expect(getStanding(distribution, 'North', 1)?.region.median).toBe(2);
    expect(getStanding(distribution, 'South', 3)?.region.median).toBe(2.5);
  });

  it('is nowhere in a region of which nothing is known', () => {
    expect(getStanding(distribution, 'East', 3)).toBeNull();
  });
});
