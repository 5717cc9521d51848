import { getScaleEnd } from './distance-scale';

describe('getScaleEnd', () => {
  it.each([
    [4, 10],
    [9.5, 20],
    [31, 50],
    [234, 500],
    [4900, 5390],
  ])('fits %p km into a scale of %p', (farthest, end) => {
    expect(getScaleEnd(farthest)).toBeCloseTo(end);
  });
});
