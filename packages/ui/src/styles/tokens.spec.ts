import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '..');
const tokensCss = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

const parseDeclarations = (block: string) =>
  new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );

const readBlock = (selector: string) => {
  const start = tokensCss.indexOf(`${selector} {`);
  return parseDeclarations(tokensCss.slice(start, tokensCss.indexOf('}', start)));
};

const themes = { paper: readBlock("[data-theme='light']"), night: readBlock("[data-theme='dark']") };

describe('the two themes', () => {
  it('define the same colors', () => {
    expect([...themes.night.keys()]).toEqual([...themes.paper.keys()]);
    expect(themes.paper.size).toBeGreaterThan(25);
  });

  const text = [
    ['ink', 'paper'],
    ['ink', 'sheet'],
    ['ink', 'water'],
    ['ink', 'buff'],
    ['ink-2', 'paper'],
    ['ink-2', 'sheet'],
    ['ink-2', 'water'],
    ['ink-3', 'paper'],
    ['ink-3', 'sheet'],
    ['ink-3', 'water'],
    ['ink', 'red-soft'],
    ['red', 'paper'],
    ['red', 'sheet'],
    ['red', 'red-soft'],
    ['on-red', 'red'],
    ['on-ink', 'ink'],
    ['on-band', 'band'],
    ['ok', 'ok-soft'],
    ['ok', 'sheet'],
    ['warn', 'warn-soft'],
    ['bad', 'bad-soft'],
    ['bad', 'sheet'],
    ['bad', 'paper'],
    ['ink', 'warn-soft'],
    ['ink', 'bad-soft'],
  ];
  const edges = [
    ['line-2', 'sheet'],
    ['line-2', 'paper'],
    ['red', 'land'],
    ['red', 'sea'],
    ['rain', 'paper'],
  ];

  describe.each(Object.entries(themes))('%s', (_theme, tokens) => {
    const getPairContrast = (one: string, other: string) =>
      getContrast(tokens.get(`--${one}`), tokens.get(`--${other}`));

    it.each(text)('have readable %s on %s (4.5)', (ink, ground) => {
      expect(getPairContrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(edges)('have visible %s on %s (3)', (ink, ground) => {
      expect(getPairContrast(ink, ground)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('the tokens', () => {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.spec.'))
    .map((file) => [file, fs.readFileSync(path.join(source, file), 'utf8')] as const);
  const definedTokens = new Set(
    files.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)'?\s*:/g)].map(([, name]) => name)),
  );

  it.each(files)('are defined for %s', (_file, text) => {
    const used = [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !definedTokens.has(name) && !name?.startsWith('--radix-'))).toEqual([]);
  });
});

const toLinearChannel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const getLuminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinearChannel(parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The WCAG 2.2 contrast ratio of two `#rrggbb` colors, 1–21. */
const getContrast = (one: string | undefined, other: string | undefined): number => {
  if (!one || !other) throw new Error(`No such colour: ${one} on ${other}`);
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
