import { cities, getCity } from '../testing/cities.js';
import { parseSvg } from '../testing/parse-svg.js';
import { climates } from '../inks/inks.js';
import { getStampInk } from './inks.js';
import { stamp, formatStampDate, formatPosition } from './stamp.js';

const lisbon = getCity('lisbon');

describe('stamp', () => {
  it('shows name, country, day and position', () => {
    const { text, attributes } = parseSvg(stamp(lisbon, { theme: 'light', date: '2027-01-03' }));
    expect(text).toContain('LISBON');
    expect(text).toContain('Portugal');
    expect(text).toContain('03 JAN 2027');
    expect(text).toContain('39°N 9°W');
    expect(attributes).toContainEqual(['svg', 'aria-label', 'Stamp of Lisbon 03 JAN 2027']);
  });

  it.each([
    `</text><script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `Côte d'Azur & "Co" <i>`,
    'nul \u0000 bell \u0007 half \ud800 end \uffff',
    ']]> <!-- -->',
    '',
    'Ａ'.repeat(500),
  ])('escapes the malicious name %j', (name) => {
    const maliciousCity = { ...lisbon, name, country: name, slug: name };
    const { elements, attributes } = parseSvg(stamp(maliciousCity, { theme: 'dark', date: name }));
    expect(
      elements.every((element) => ['svg', 'g', 'path', 'circle', 'ellipse', 'text'].includes(element)),
    ).toBe(true);
    expect(attributes.some(([, attribute]) => attribute.startsWith('on'))).toBe(false);
  });

  it('has four shapes and is the same for a city every time', () => {
    const frames = new Set(
      cities.map((city) =>
        /rotate[^>]*>(<[^>]{0,60})/.exec(stamp(city, { theme: 'light' }))?.[1]?.slice(0, 40),
      ),
    );
    expect(frames.size).toBeGreaterThanOrEqual(4);
    expect(stamp(lisbon, { theme: 'light' })).toBe(stamp({ ...lisbon }, { theme: 'light' }));
    expect(stamp(lisbon, { theme: 'light' })).not.toBe(stamp(lisbon, { theme: 'dark' }));
  });

  it('needs neither region nor population', () => {
    const { slug, name, countryCode, latitude, longitude, climate } = getCity('porto');
    expect(
      parseSvg(stamp({ slug, name, countryCode, latitude, longitude, climate }, { theme: 'light' })).text,
    ).toContain('PORTO');
  });

  it.each(climates)('prints %s in an ink with a contrast of 4.5:1', (climate) => {
    for (const theme of ['light', 'dark'] as const) {
      const { ink, paper } = getStampInk(climate, theme);
      expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the text of a stamp', () => {
  it('leaves out an invalid day', () => {
    expect(formatStampDate('yesterday')).toBe('');
    expect(formatStampDate()).toBe('');
  });

  it('prints a time in UTC', () => expect(formatStampDate('2027-12-31T23:30:00Z')).toBe('31 DEC 2027'));

  it('names the hemisphere', () => expect(formatPosition(-33.9, 151.2)).toBe('34°S 151°E'));
});

/** WCAG 2 contrast of two `#rrggbb` inks. */
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
