import fs from 'node:fs';
import { at } from '../start/root.mjs';

const readFont = (name) => fs.readFileSync(at('packages/ui/src/fonts', `${name}.woff2`)).toString('base64');

const createFontFace = (family, file, style = 'normal') =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${readFont(file)});font-style:${style};font-weight:300 800}`;

const faces = [
  createFontFace('Display', 'newsreader-display'),
  createFontFace('Display', 'newsreader-display-italic', 'italic'),
  createFontFace('Sans', 'instrument-sans'),
].join('');

const styles = `
${faces}
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; background: #f8f8f3; color: #0f2e3d; font: 400 26px/1.4 Sans; }
main { display: grid; grid-template: auto 1fr / 1fr auto; gap: 0 48px; height: 100%; padding: 48px 48px 48px 60px; }
header { display: flex; gap: 16px; align-items: center; font: 400 34px/1 Display; letter-spacing: -.02em; }
h1 { align-self: end; font: 400 92px/.98 Display; letter-spacing: -.035em; }
h1 > * { display: block; white-space: nowrap; }
h1 em { color: #b8380f; }
figure { grid-area: 1 / 2 / 3 / 3; padding: 8px; border: 1.5px solid #0f2e3d; }
figure svg { display: block; }
`;

/** Renders the preview picture for messengers: the product's headline next to the landscape of a city. */
export const renderSharePage = ({ mark, scene, name }) => `<!doctype html>
<meta charset="utf-8">
<style>${styles}</style>
<main>
<header>${mark}${name}</header>
<h1><span>Explore.</span><span>Create.</span><span>Wander.</span><em>Powered by AI.</em></h1>
<figure>${scene}</figure>
</main>`;
