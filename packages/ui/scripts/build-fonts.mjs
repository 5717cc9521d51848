import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { createFaceRule, createStandInRules } from './font-css.mjs';
import { faces, features, scripts, standInsOf } from './font-faces.mjs';

/**
 * Cuts the product's fonts out of the fontsource files (SIL Open Font License) and writes fonts.css. Run: npm run
 * fonts.
 */
const getFolder = (url) => fileURLToPath(new URL('.', url));
const folder = fileURLToPath(new URL('../src', import.meta.url));
const packages = {
  newsreader: getFolder(import.meta.resolve('@fontsource-variable/newsreader/package.json')),
  'instrument-sans': getFolder(import.meta.resolve('@fontsource-variable/instrument-sans/package.json')),
};

const getSourceFile = ({ font, source }, script) =>
  `${packages[font]}files/${font}-${script === 'letters' ? 'latin' : script}-${source}.woff2`;

const listCharacters = (range) =>
  range
    .split(',')
    .map((part) => part.trim().slice(2).split('-'))
    .flatMap(([first, last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

const formatWeight = ({ axes }) =>
  typeof axes.wght === 'number' ? `${axes.wght}` : `${axes.wght.min} ${axes.wght.max}`;

/** Cuts one script out of a face; returns null when the font does not have it. */
const cut = async (face, script, range) => {
  const file = getSourceFile(face, script);
  if (!fs.existsSync(file)) return null;
  const options = { targetFormat: 'woff2', variationAxes: face.axes, keepFeatures: features };
  const content = await subsetFont(fs.readFileSync(file), listCharacters(range), options);
  const fileName = `${face.file}${script === 'latin' ? '' : `-${script}`}.woff2`;
  fs.writeFileSync(`${folder}/fonts/${fileName}`, content);
  console.log(fileName.padEnd(42), content.length);
  return createFaceRule({ ...face, weight: formatWeight(face), fileName, range });
};

/** Frequency of characters in English text in percent, with the spaces between words. */
const frequencies = Object.entries({
  e: 12.0,
  t: 9.1,
  a: 8.1,
  o: 7.7,
  i: 7.3,
  n: 7,
  s: 6.3,
  r: 6,
  h: 5.9,
  d: 4.3,
  l: 4,
  u: 2.9,
  c: 2.7,
  m: 2.6,
  f: 2.3,
  y: 2.1,
  w: 2.1,
  g: 2,
  p: 1.8,
  b: 1.5,
  v: 1.1,
  k: 0.7,
  x: 0.2,
  q: 0.1,
  j: 0.1,
  z: 0.1,
  ' ': 18,
});

/** The mean advance width of English text, in em. */
const computeMeanWidth = (font) => {
  const total = frequencies.reduce((sum, [, share]) => sum + share, 0);
  const advance = ([character, share]) =>
    share * font.glyphForCodePoint(character.codePointAt(0)).advanceWidth;
  return frequencies.reduce((sum, entry) => sum + advance(entry), 0) / total / font.unitsPerEm;
};

const loadFont = async (face, weight) => {
  const options = { targetFormat: 'sfnt', variationAxes: { ...face.axes, wght: weight } };
  const content = await subsetFont(
    fs.readFileSync(getSourceFile(face, 'latin')),
    listCharacters(scripts.latin),
    options,
  );
  return fontkit.create(content);
};

const buildStandIns = async (family) => {
  const upright = faces.find((face) => face.family === family && !face.italic);
  const [regular, bold] = [await loadFont(upright, 400), await loadFont(upright, 600)];
  const em = (units) => units / regular.unitsPerEm;
  return createStandInRules(family, {
    widthAt: (weight) => computeMeanWidth(weight > 400 ? bold : regular),
    ascent: em(regular.ascent),
    descent: em(-regular.descent),
    lineGap: em(regular.lineGap),
  });
};

for (const file of fs.readdirSync(`${folder}/fonts`).filter((name) => name.endsWith('.woff2')))
  fs.rmSync(`${folder}/fonts/${file}`);

const rules = [];
for (const face of faces)
  for (const [script, range] of Object.entries(face.scripts ?? scripts))
    rules.push(await cut(face, script, range));

for (const family of Object.keys(standInsOf)) rules.push(...(await buildStandIns(family)));

const head =
  '/* Written by scripts/build-fonts.mjs. Newsreader and Instrument Sans: SIL Open Font License, see ../fonts. */';
fs.writeFileSync(`${folder}/styles/fonts.css`, `${[head, ...rules.filter(Boolean)].join('\n\n')}\n`);
for (const [font, origin] of Object.entries(packages))
  fs.copyFileSync(`${origin}LICENSE`, `${folder}/fonts/LICENSE-${font}.txt`);
