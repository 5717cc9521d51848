import { stylesheet } from '../../stylesheet.mjs';

const sheet = stylesheet();
const names = sheet.assets.map(({ name }) => name);
const css = sheet.assets.find(({ name }) => name === sheet.stylesheet)?.content.toString() ?? '';

describe('the stylesheet', () => {
  it('refers to fonts that are emitted with it', () => {
    const fonts = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file);
    expect(fonts.length).toBeGreaterThan(10);
    expect(names).toEqual(expect.arrayContaining(fonts));
  });

  it('names every file by its content', () => {
    expect(names.filter((name) => !/\.[0-9a-f]{8}\.(css|js|woff2)$/.test(name))).toEqual([]);
  });

  it('preloads the two faces of the first view, at most 52 KB', () => {
    const first = sheet.assets.filter(({ name }) => sheet.preload.includes(name));
    expect(first).toHaveLength(2);
    expect(first.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(52 * 1024);
  });

  it('keeps every font below 40 KB', () => {
    const fonts = sheet.assets.filter(({ name }) => name.endsWith('.woff2'));
    expect(Math.max(...fonts.map(({ content }) => content.length))).toBeLessThan(40 * 1024);
  });

  it('follows the system’s dark theme when no script has set a theme', () => {
    expect(css).toMatch(
      /@media screen and \(prefers-color-scheme: dark\)[^{]*\{:root:not\(\[data-theme\]\)\{[^}]*--paper:#0b1826/,
    );
  });

  it('prints with light colors in any theme', () => {
    expect(css).toMatch(/@media screen\{\[data-theme='dark'\]\{/);
  });

  it('swaps fonts and has a stand-in of the same metrics for each', () => {
    expect(css.match(/font-display:swap/g)?.length).toBe(
      names.filter((name) => name.endsWith('.woff2')).length,
    );
    for (const face of ['Newsreader Display Georgia', 'Newsreader Text Times', 'Instrument Sans Arial'])
      expect(css).toMatch(new RegExp(`font-family:'${face}';[^}]*size-adjust`));
  });
});
