import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../../data/fonts/', import.meta.url));

export type Face = 'sans' | 'bold' | 'display';

const files: Record<Face, string> = {
  sans: 'instrument-sans',
  bold: 'instrument-sans-semibold',
  display: 'newsreader-display',
};

/** Letters of Central Europe, the Baltic and Turkey, which have files of their own. */
const EXTENDED = /[\u0100-\u0101\u0104-\u0130\u0132-\u0151\u0154-\u0167\u016a-\u017f\u0218-\u021b\u1e9e]+/u;
const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152-\u0153\u02bb-\u02bc\u02c6\u02da\u02dc\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032-\u2033\u2039-\u203a\u2044\u20ac\u2122\u2190-\u2193\u2212\u2215\u2248\u2260\u2264-\u2265]/u;

const fileOf = (name: string): string => path.join(folder, `${name}.ttf`);

/** Names of a face's two files in a document. */
export const faceName = (face: Face, extended: boolean): string => (extended ? `${face}-ext` : face);

/** Tells a document where its faces lie. */
export const registerFaces = (doc: PDFKit.PDFDocument): void => {
  for (const face of Object.keys(files) as Face[]) {
    doc.registerFont(faceName(face, false), fileOf(files[face]));
    doc.registerFont(faceName(face, true), fileOf(`${files[face]}-latin-ext`));
  }
};

/** What no file of ours has is printed without its marks, or as a question mark: never as an empty box. */
const printable = (character: string): string => {
  if (LATIN.test(character) || EXTENDED.test(character)) return character;
  const bare = character.normalize('NFD').charAt(0);
  return LATIN.test(bare) ? bare : '?';
};

/** A text as runs of one file each. */
export const runsOf = (text: string): { text: string; extended: boolean }[] =>
  Array.from(text.normalize('NFC'), printable)
    .join('')
    .split(/([\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e9e]+)/u)
    .filter((run) => run !== '')
    .map((run) => ({ text: run, extended: EXTENDED.test(run) }));
