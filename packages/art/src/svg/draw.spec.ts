import { mix, formatInk } from './color.js';
import { d, formatNumber, place, shape, escapeXml } from './draw.js';
import { createRandom } from './random.js';

describe('path data', () => {
  it('has whole numbers and no space before a minus', () => {
    expect(d`M${1.4} ${-2.6}l${0.2} ${-0.4}`).toBe('M1-3l0 0');
  });

  it('leaves out closing commands of a fill', () => {
    expect(shape('M0 0h9v9zM1 1h2v2z', '#aabbcc')).toBe('<path fill="#abc" d="M0 0h9v9M1 1h2v2"/>');
    expect(shape('', '#aabbcc')).toBe('');
  });
});

describe('formatNumber', () => {
  it.each([
    [0.449, '.4'],
    [-0.04, '0'],
    [-0.5, '-.5'],
    [12, '12'],
  ])('formats %d as %s', (value, text) => expect(formatNumber(value)).toBe(text));
});

describe('place', () => {
  it('mirrors by a negative width', () => {
    expect(place('<g/>', 1, 2, 0.5, true)).toBe('<g transform="translate(1 2) scale(-.5 .5)"><g/></g>');
  });
});

describe('inks', () => {
  it('mix by share', () => expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000'));
  it('are shortened where possible', () => {
    expect(formatInk('#ffcc00')).toBe('#fc0');
    expect(formatInk('#ffcc01')).toBe('#ffcc01');
  });
});

describe('escapeXml', () => {
  it('keeps letters and drops characters XML forbids', () => {
    expect(escapeXml('Ål & <b> "x" \u0001\u{1F600}')).toBe('Ål &amp; &lt;b&gt; &quot;x&quot; \u{1F600}');
  });
});

describe('createRandom', () => {
  it('returns the same stream for a seed', () => {
    const random = createRandom('lisbon');
    expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toMatchInlineSnapshot(`
      [
        42,
        517,
        388,
      ]
    `);
  });

  it('is spread evenly over its range', () => {
    const random = createRandom('spread');
    const values = Array.from({ length: 2000 }, () => random.next());
    expect(Math.min(...values)).toBeLessThan(0.01);
    expect(Math.max(...values)).toBeGreaterThan(0.99);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1);
  });
});
