import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconNames } from './icon-names.mjs';

/** Writes src/icons/shapes.ts: each icon in use as one SVG path, from lucide (ISC). Run: npm run icons. */
const nodes = JSON.parse(
  fs.readFileSync(fileURLToPath(import.meta.resolve('lucide-static/icon-nodes.json'))),
);
const target = fileURLToPath(new URL('../src/icons/shapes.ts', import.meta.url));

const toNumber = Number;

const circle = ({ cx, cy, r }) => ellipse({ cx, cy, rx: r, ry: r });

const ellipse = ({ cx, cy, rx, ry }) =>
  `M${toNumber(cx) - toNumber(rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * toNumber(rx)} 0a${rx} ${ry} 0 1 0 ${-2 * toNumber(rx)} 0z`;

const rect = ({ x = 0, y = 0, width, height, rx, ry = rx ?? 0 }) => {
  const r = toNumber(rx ?? ry);
  const corner = (dx, dy) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const w = toNumber(width) - 2 * r;
  const h = toNumber(height) - 2 * r;
  return `M${toNumber(x) + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
};

const shapes = {
  path: ({ d }) => d,
  circle,
  ellipse,
  rect,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
};

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const relativeMove = new RegExp(`^m(${NUMBER})[ ,]*(${NUMBER})[ ,]*(?=([-.\\d])?)`);

/**
 * Joined behind another shape, a path must start where it would start alone, so its first relative move becomes
 * absolute.
 */
const makeStartAbsolute = (d) =>
  d.replace(relativeMove, (_move, x, y, further) => `M${x} ${y}${further ? 'l' : ''}`);

const toPath = (name) => {
  if (!nodes[name]) throw new Error(`lucide has no icon named ${name}`);
  return nodes[name].map(([tag, attributes]) => makeStartAbsolute(shapes[tag](attributes))).join('');
};

const rows = iconNames.map((name) => `  '${name}': '${toPath(name)}',`);
fs.writeFileSync(
  target,
  [
    '// Written by scripts/build-icons.mjs from lucide (https://lucide.dev, ISC license). Do not edit by hand.',
    'export const shapes = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n'),
);
console.log(`${iconNames.length} icons, ${fs.statSync(target).size} bytes`);
