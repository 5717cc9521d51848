import { SeenNetworks } from './seen-networks.js';

const HOUR = 3_600_000;

describe('SeenNetworks', () => {
  it('knows each once in a period, and nobody any more in the next', () => {
    const seen = new SeenNetworks(HOUR);
    expect(seen.isNew('a', 10)).toBe(true);
    expect(seen.isNew('a', HOUR - 1)).toBe(false);
    expect(seen.isNew('b', HOUR - 1)).toBe(true);
    expect(seen.isNew('a', HOUR)).toBe(true);
  });

  it('tells apart no more than fit, however many come', () => {
    const seen = new SeenNetworks(HOUR);
    const count = Array.from({ length: 50_010 }, (_, index) => seen.isNew(`n${index}`, 0)).filter(
      Boolean,
    ).length;
    expect(count).toBe(50_000);
  });
});
