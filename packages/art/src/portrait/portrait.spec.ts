import { parsed } from '../testing/well-formed.js';
import { portrait } from './portrait.js';

describe('portrait', () => {
  it('is the same for a seed and another for another', () => {
    expect(portrait('ana', { size: 200 })).toBe(portrait('ana', { size: 200 }));
    expect(portrait('bo', { size: 200 })).not.toBe(portrait('ana', { size: 200 }));
  });

  it('is a small, well-formed picture for any seed', () => {
    for (const seed of ['', '<script>', '"&', '🏝️', 'x'.repeat(1000)]) {
      const drawn = portrait(seed, { size: 512 });
      expect(() => parsed(drawn)).not.toThrow();
      expect(drawn.length).toBeLessThan(6000);
      expect(drawn).not.toContain('script');
    }
  });
});
