import { parseSvg } from '../testing/parse-svg.js';
import { portrait } from './portrait.js';

describe('portrait', () => {
  it('is the same for a seed and different for others', () => {
    expect(portrait('ana', { size: 200 })).toBe(portrait('ana', { size: 200 }));
    expect(portrait('bo', { size: 200 })).not.toBe(portrait('ana', { size: 200 }));
  });

  it('is a small, well-formed picture for any seed', () => {
    for (const seed of ['', '<script>', '"&', '🏝️', 'x'.repeat(1000)]) {
      const drawn = portrait(seed, { size: 512 });
      expect(() => parseSvg(drawn)).not.toThrow();
      expect(drawn.length).toBeLessThan(6000);
      expect(drawn).not.toContain('script');
    }
  });
});
