import fs from 'node:fs';
import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

const packageOf = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/;
const workspaceOf = /(?:^|\/)(packages\/[\w-]+|shell|mfe-[\w-]+|tools)\//;

const families = [
  [/^@module-federation\//, 'federation runtime'],
  [/^react-dom$|^scheduler$|^react$/, 'react, react-dom'],
  [/^react-router/, 'react-router'],
  [/^@tanstack\//, '@tanstack/react-query'],
  [
    /^@radix-ui\/|^radix-ui$|^@floating-ui\/|^aria-hidden$|^react-remove-scroll|^use-(callback|sidecar)|^react-style/,
    'radix-ui',
  ],
  [/^styled-components$|^stylis$|^@emotion\//, 'styled-components'],
];

/** Returns the part of the product that a source belongs to; code without a source is webpack's glue. */
const findPart = (source) => {
  if (!source) return 'glue between modules';
  if (/\/\.federation\//.test(source)) return 'federation runtime';
  const name = packageOf.exec(source)?.[1] ?? workspaceOf.exec(source)?.[1];
  if (name) return families.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  return /webpack\/(runtime\/(sharing|consumes|federation|embed|remotes)|container|sharing)/.test(source)
    ? 'federation runtime'
    : "webpack's runtime";
};

/** Splits a script into pieces `{ text, part }`. */
const splitIntoPieces = (file) => {
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, line) => {
      const pieces = [];
      for (let column = 0; column < text.length; column += 1) {
        const entry = map.findEntry(line, column);
        const part = findPart(entry.generatedLine === line ? entry.originalSource : null);
        const last = pieces.at(-1);
        if (last?.part === part) last.text += text[column];
        else pieces.push({ text: text[column], part });
      }
      return pieces;
    });
};

const compressedSize = (text) => (text ? brotliCompressSync(text).length : 0);

/**
 * Returns what scripts consist of: `{ part: { raw, brotli } }` in bytes. A part's brotli size is how much smaller its
 * script is without it. Savings that parts share belong to no part, so the sum is a little less than the total.
 */
export const measureParts = (files) => {
  const parts = new Map();
  for (const file of files) {
    const pieces = splitIntoPieces(file);
    const whole = compressedSize(pieces.map(({ text }) => text).join(''));
    for (const part of new Set(pieces.map((piece) => piece.part))) {
      const own = pieces
        .filter((piece) => piece.part === part)
        .reduce((sum, { text }) => sum + text.length, 0);
      const rest = pieces.filter((piece) => piece.part !== part).map(({ text }) => text);
      const before = parts.get(part) ?? { raw: 0, brotli: 0 };
      parts.set(part, {
        raw: before.raw + own,
        brotli: before.brotli + whole - compressedSize(rest.join('')),
      });
    }
  }
  return parts;
};
