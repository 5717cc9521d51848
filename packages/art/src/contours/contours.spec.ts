import { parseSvg } from '../testing/parse-svg.js';
import { contours } from './contours.js';

const size = { width: 1200, height: 260 } as const;

describe('contours', () => {
  it('are lines only, the same for a seed', () => {
    const ground = contours('footer', { ...size, theme: 'light' });
    expect(
      parseSvg(ground).attributes.filter(([element, name]) => element === 'path' && name === 'fill'),
    ).toEqual([]);
    expect(contours('footer', { ...size, theme: 'light' })).toBe(ground);
    expect(contours('head', { ...size, theme: 'light' })).not.toBe(ground);
    expect(contours('footer', { ...size, theme: 'dark' })).not.toBe(ground);
  });
});
