import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { scripts } from './font-faces.mjs';

/**
 * Cuts the faces for the API's reports, as TrueType with one weight each: a PDF accepts neither WOFF2 with composed
 * glyphs nor a range of weights. Run: npm run fonts:print.
 */
const target = fileURLToPath(new URL('../../../api/data/fonts', import.meta.url));

const faces = [
  { file: 'instrument-sans', font: 'instrument-sans', source: 'wght-normal', axes: { wght: 400 } },
  { file: 'instrument-sans-semibold', font: 'instrument-sans', source: 'wght-normal', axes: { wght: 600 } },
  { file: 'newsreader-display', font: 'newsreader', source: 'opsz-normal', axes: { opsz: 60, wght: 400 } },
];

const getFolder = (font) =>
  fileURLToPath(new URL('.', import.meta.resolve(`@fontsource-variable/${font}/package.json`)));

const listCharacters = (range) =>
  range
    .split(',')
    .map((part) => part.trim().slice(2).split('-'))
    .flatMap(([first, last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

fs.mkdirSync(target, { recursive: true });
for (const { file, font, source, axes } of faces)
  for (const script of ['latin', 'latin-ext']) {
    const content = await subsetFont(
      fs.readFileSync(`${getFolder(font)}files/${font}-${script}-${source}.woff2`),
      listCharacters(scripts[script]),
      {
        targetFormat: 'sfnt',
        variationAxes: axes,
        keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'],
      },
    );
    const name = `${file}${script === 'latin' ? '' : `-${script}`}.ttf`;
    fs.writeFileSync(`${target}/${name}`, content);
    console.log(name.padEnd(40), content.length);
  }
for (const font of ['newsreader', 'instrument-sans'])
  fs.copyFileSync(`${getFolder(font)}LICENSE`, `${target}/LICENSE-${font}.txt`);
