import { mix, written } from './colour.js';
import { d, figure, placed, shape } from './draw.js';
import { escaped } from './escape.js';
import { randomOf } from './random.js';

describe('path data', () => {
  it('holds whole numbers and no blank before a minus', () => {
    expect(d`M${1.4} ${-2.6}l${0.2} ${-0.4}`).toBe('M1-3l0 0');
  });

  it('leaves out what a fill does by itself', () => {
    expect(shape('M0 0h9v9zM1 1h2v2z', '#aabbcc')).toBe('<path fill="#abc" d="M0 0h9v9M1 1h2v2"/>');
    expect(shape('', '#aabbcc')).toBe('');
  });
});

describe('figure', () => {
  it.each([
    [0.449, '.4'],
    [-0.04, '0'],
    [-0.5, '-.5'],
    [12, '12'],
  ])('writes %d as %s', (value, text) => expect(figure(value)).toBe(text));
});

describe('placed', () => {
  it('mirrors by a negative width', () => {
    expect(placed('<g/>', 1, 2, 0.5, true)).toBe('<g transform="translate(1 2) scale(-.5 .5)"><g/></g>');
  });
});

describe('inks', () => {
  it('mix by share', () => expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000'));
  it('are written short where both say the same', () => {
    expect(written('#ffcc00')).toBe('#fc0');
    expect(written('#ffcc01')).toBe('#ffcc01');
  });
});

describe('escaped', () => {
  it('keeps letters and drops what XML forbids', () => {
    expect(escaped('Ål & <b> "x" \u0001\u{1F600}')).toBe('Ål &amp; &lt;b&gt; &quot;x&quot; \u{1F600}');
  });
});

describe('randomOf', () => {
  it('is the same stream for a seed, forever', () => {
    const random = randomOf('lisbon');
    expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toMatchInlineSnapshot(`
      [
        42,
        517,
        388,
      ]
    `);
  });

  it('spreads over its range', () => {
    const random = randomOf('spread');
    const values = Array.from({ length: 2000 }, () => random.next());
    expect(Math.min(...values)).toBeLessThan(0.01);
    expect(Math.max(...values)).toBeGreaterThan(0.99);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1);
  });
});
