import { draw, toSide, streams } from './random.js';
import { countBits } from './winning.js';

describe('draws', () => {
  it('are spread evenly over days, streams and places', () => {
    const bins = new Array<number>(256).fill(0);
    let count = 0;
    for (let day = 0; day < 180; day += 1)
      for (const stream of Object.values(streams))
        for (let place = 0; place < 100; place += 1) {
          bins[draw(123, 456, stream, day, place) & 255]! += 1;
          count += 1;
        }
    const expected = count / 256;
    const chiSquare = bins.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 255 degrees of freedom: between 180 and 340 in all but one of ten thousand cases.
    expect(chiSquare).toBeGreaterThan(180);
    expect(chiSquare).toBeLessThan(340);
  });

  it('change in half of their bits when a bit of the seed changes', () => {
    let flipped = 0;
    for (let seed = 0; seed < 4000; seed += 1)
      flipped += countBits(draw(seed, 7, 1, 3, 0) ^ draw(seed ^ (1 << (seed & 31)), 7, 1, 3, 0));
    expect(flipped / 4000).toBeGreaterThan(15.5);
    expect(flipped / 4000).toBeLessThan(16.5);
  });

  it('do not depend on earlier draws', () => {
    const alone = draw(1, 2, streams.fare, 30, 5);
    draw(1, 2, streams.card, 30, 4);
    expect(draw(1, 2, streams.fare, 30, 5)).toBe(alone);
  });

  it('reach each side and none beyond', () => {
    expect(toSide(0, 6)).toBe(0);
    expect(toSide(0xffffffff, 6)).toBe(5);
  });
});
