import { getScaleEnd } from './distance-scale';

describe('the end of a scale of distances', () => {
  it.each([
    [4, 10],
    [9.5, 20],
    [31, 50],
    [234, 500],
    [4900, 5390],
  ])('gives %p km room within %p', (farthest, end) => {
    expect(getScaleEnd(farthest)).toBeCloseTo(end);
  });
});
