import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('src', import.meta.url));

/** In cascade order. */
const sheets = [
  'styles/fonts.css',
  'styles/tokens.css',
  'styles/base.css',
  'styles/prose.css',
  'styles/contents.css',
  'styles/plain.css',
];

/** Faces of the first view: fetched together with the stylesheet instead of after it. */
const preloadedFaces = ['newsreader-display', 'instrument-sans'];

const read = (file) => fs.readFileSync(`${source}/${file}`);

const addHash = (name, content) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return name.replace(/(\.\w+)$/, `.${hash}$1`);
};

const minify = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/(?<=[{;][\w-]+):\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

/** The page colors of light and dark; tokens.css defines them in this order. */
const readThemeColors = (css) => {
  const [light, dark] = [...css.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, color]) => color);
  return { light, dark };
};

/** Without a script no theme is set: the system's preference decides, with the same dark values. */
const addSystemDarkTheme = (css) => {
  const [, night] = css.match(/\[data-theme='dark'\] \{([^}]*)\}/);
  return `${css}\n@media screen and (prefers-color-scheme: dark) and (forced-colors: none) {\n:root:not([data-theme]) {${night}}\n}`;
};

/**
 * The product's stylesheet, its fonts and the script that sets the theme before the first paint, as files to emit.
 * `assets` are `{ name, content }`, named by content hash, all for one folder (they refer to each other by relative
 * address). `stylesheet`, `themeScript` and `preload` (fonts of the first view) are names among them. `themeColors`
 * are the page colors of the two themes.
 */
export const stylesheet = () => {
  const fonts = fs.readdirSync(`${source}/fonts`).filter((file) => file.endsWith('.woff2'));
  const faces = fonts.map((file) => ({ file, content: read(`fonts/${file}`) }));
  const names = new Map(faces.map(({ file, content }) => [file, addHash(file, content)]));

  const css = addSystemDarkTheme(sheets.map((sheet) => read(sheet).toString()).join('\n'));
  const text = minify(css).replace(
    /url\((['"]?)[^)]*?([\w-]+\.woff2)\1\)/g,
    (_url, _quote, file) => `url(${names.get(file)})`,
  );
  const script = read('theme/boot.js').toString();

  const sheet = { name: addHash('wanderwork.css', text), content: Buffer.from(text) };
  const boot = { name: addHash('theme.js', script), content: Buffer.from(script) };
  return {
    stylesheet: sheet.name,
    themeScript: boot.name,
    preload: preloadedFaces.map((face) => names.get(`${face}.woff2`)),
    themeColors: readThemeColors(css),
    assets: [sheet, boot, ...faces.map(({ file, content }) => ({ name: names.get(file), content }))],
  };
};
