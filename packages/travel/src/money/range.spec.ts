import { addIndependent, fromLogWidth, toRange } from './range.js';

describe('an amount', () => {
  it('adds up with less doubt if the errors are independent', () => {
    // Half-widths of 300 and 400 make 500 of 2,000: a quarter on the logarithmic scale.
    const { low, middle, high } = addIndependent(fromLogWidth(1000, 0.3), fromLogWidth(1000, 0.4));
    expect([low, middle, high]).toEqual(
      [2000 / Math.exp(0.25), 2000, 2000 * Math.exp(0.25)].map((sum) => expect.closeTo(sum) as number),
    );
    expect(addIndependent(toRange(0), toRange(0))).toEqual(toRange(0));
  });
});
