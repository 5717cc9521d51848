import { networkOf, SeenNetworks } from './networks.js';

describe('networkOf', () => {
  it('puts the addresses of one owner together', () => {
    expect(networkOf('203.0.113.7')).toBe(networkOf('203.0.113.250'));
    expect(networkOf('::ffff:203.0.113.9')).toBe(networkOf('203.0.113.7'));
    expect(networkOf('2001:db8:1:2::3')).toBe(networkOf('2001:0DB8:0001:ffff::1'));
  });

  it('keeps owners apart', () => {
    expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.114.7'));
    expect(networkOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8:2::1'));
    expect(networkOf('::1')).not.toBe(networkOf('2001:db8::1'));
  });

  it('counts everything that is no address once', () => {
    expect(networkOf('nonsense')).toBe(networkOf(''));
  });
});

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
