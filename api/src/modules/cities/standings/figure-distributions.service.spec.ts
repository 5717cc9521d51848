import { getStanding, type Distribution } from './figure-distributions.service.js';

const createValues = (...values: number[]) => Float64Array.from(values);
const distribution: Distribution = {
  world: createValues(1, 2, 2, 3, 5, 8),
  regions: new Map([
    ['South', createValues(2, 3)],
    ['North', createValues(1, 2, 8)],
  ]),
};

describe('getStanding', () => {
  it('counts lower and higher values, but not equal ones', () => {
    expect(getStanding(distribution, 'North', 2)?.world).toEqual({ known: 6, below: 1, above: 3 });
    expect(getStanding(distribution, 'North', 2)?.region).toMatchObject({ known: 3, below: 1, above: 1 });
  });

  it('counts none below the lowest and none above the highest value', () => {
    expect(getStanding(distribution, 'North', 1)?.world).toMatchObject({ below: 0, above: 5 });
    expect(getStanding(distribution, 'North', 8)?.world).toMatchObject({ below: 5, above: 0 });
  });

  it('returns the median of the region, between the two middle values of an even number', () => {
    expect(getStanding(distribution, 'North', 1)?.region.median).toBe(2);
    expect(getStanding(distribution, 'South', 3)?.region.median).toBe(2.5);
  });

  it('returns null for a region without values', () => {
    expect(getStanding(distribution, 'East', 3)).toBeNull();
  });
});
