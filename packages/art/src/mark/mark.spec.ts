import { parseSvg } from '../testing/parse-svg.js';
import { appIcon, logoMark } from './mark.js';

const attribute = (svg: string, name: string): string | undefined =>
  parseSvg(svg).attributes.find(([element, key]) => element === 'svg' && key === name)?.[2];

describe('appIcon', () => {
  it.each([192, 512])('is %i pixels square', (size) => {
    expect(attribute(appIcon({ size }), 'width')).toBe(String(size));
    expect(attribute(appIcon({ size }), 'height')).toBe(String(size));
  });

  it('fills the square when maskable and keeps the mark in the safe zone', () => {
    const icon = appIcon({ size: 512, maskable: true });
    expect(icon).toContain('M0 0h512v512H0');
    const scale = Number(/scale\(([\d.]+)\)/.exec(icon)?.[1]);
    // The manifest promises a circle with a radius of 40% of the width; the mark's ring ends at 13.25 units.
    expect(scale * 13.25).toBeLessThanOrEqual(512 * 0.4);
  });
});

describe('logoMark', () => {
  it('uses the given inks', () => {
    const mark = logoMark({ size: 28, ink: 'currentColor', red: '#b8380f' });
    expect(parseSvg(mark).attributes).toContainEqual(['circle', 'stroke', 'currentColor']);
  });
});
