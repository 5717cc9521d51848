import { getCity } from '../testing/cities.js';
import { parseSvg } from '../testing/parse-svg.js';
import { chooseInstrument } from './instruments.js';
import { clock, seal } from './objects.js';
import { postCover } from './post-cover.js';

const size = { width: 640, height: 360 } as const;
const categories = ['Tips & Tutorials', 'Community Insights', 'Tools & Resources'];
const slugs = [
  'four-shared-hours',
  'counting-to-90-schengen',
  'twenty-one-nights',
  'quiet-desks',
  'a',
  '',
  '<&">',
];

describe('postCover', () => {
  it('is well-formed, without text or ids, and below 8 KB', () => {
    for (const slug of slugs) {
      for (const theme of ['light', 'dark'] as const) {
        const picture = postCover({ slug, category: null }, { ...size, theme });
        const { text, attributes } = parseSvg(picture);
        expect(text).toBe('');
        expect(attributes.filter(([, name]) => name === 'id')).toEqual([]);
        expect(Buffer.byteLength(picture)).toBeLessThan(8192);
      }
    }
  });

  it('has a ground for each category', () => {
    const grounds = categories.map(
      (category) =>
        /fill="(#\w+)" d="M0 0h640/.exec(
          postCover({ slug: 'a', category }, { ...size, theme: 'light' }),
        )?.[1],
    );
    expect(new Set(grounds).size).toBe(3);
    expect(grounds).not.toContain(undefined);
  });

  it('draws each slug differently and reproducibly', () => {
    const covers = slugs.map((slug) =>
      postCover({ slug, category: categories[0] ?? null }, { ...size, theme: 'light' }),
    );
    expect(new Set(covers).size).toBe(slugs.length);
    expect(postCover({ slug: 'a', category: null }, { ...size, theme: 'dark' })).toBe(
      postCover({ slug: 'a', category: null }, { ...size, theme: 'dark' }),
    );
  });

  it('chooses the instrument by words in the slug', () => {
    expect(chooseInstrument('four-shared-hours')).toBe(clock);
    expect(chooseInstrument('counting-to-90-schengen')).toBe(seal);
  });

  it('of a post about a city is its landscape, lit differently for each post', () => {
    const city = getCity('lisbon');
    for (const theme of ['light', 'dark'] as const) {
      const draw = (slug: string) => postCover({ slug, category: null, city }, { ...size, theme });
      expect(draw('lisbon-for-a-season')).not.toBe(draw('lisbon-with-children'));
      const longestShape = (slug: string) =>
        [...draw(slug).matchAll(/ d="([^"]+)"/g)].sort(
          ([, a = ''], [, b = '']) => b.length - a.length,
        )[0]?.[1];
      expect(longestShape('lisbon-for-a-season')).toHaveLength(longestShape('lisbon-with-children')!.length);
    }
  });

  it('shrinks the instrument of a strip so that nothing is cropped', () => {
    const drawn = (height: number) =>
      postCover({ slug: 'visas', category: null }, { width: 1240, height, theme: 'light' });
    // 640 × 420 ÷ 1,240 are 217 of the sheet's 360.
    expect(drawn(420)).toContain('<g transform="translate(127.3 71.6) scale(.6)">');
    expect(drawn(698)).not.toContain('scale(');
  });

  it('rejects an empty size', () => {
    expect(() => postCover({ slug: 'a', category: null }, { width: 0, height: 1, theme: 'light' })).toThrow(
      RangeError,
    );
  });
});
