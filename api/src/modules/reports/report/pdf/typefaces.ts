import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../../data/fonts/', import.meta.url));

export type Face = 'sans' | 'bold' | 'display';

const files: Record<Face, string> = {
  sans: 'instrument-sans',
  bold: 'instrument-sans-semibold',
  display: 'newsreader-display',
};

/** The ascent of each typeface in thousandths of its size, from the font file. */
export const ascents: Record<Face, number> = { sans: 970, bold: 970, display: 735 };

/** Letters of Central European, Baltic and Turkish languages, which are in separate font files. */
const EXTENDED = '\u0100-\u0101\u0104-\u0130\u0132-\u0151\u0154-\u0167\u016a-\u017f\u0218-\u021b\u1e9e';
/** Signs that are missing from Instrument Sans and are printed in Newsreader. */
const SIGNS = '\u00a4\u00a6\u00ac\u00b1-\u00b3\u00b5\u00b9\u00bc-\u00be\u02bc\u2032\u2033\u2044\u2215';
const SUPPORTED = new RegExp(
  `[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152-\u0153\u02c6\u02da\u02dc\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039-\u203a\u20ac\u2122\u2212${SIGNS}${EXTENDED}]`,
  'u',
);

const fileOf = (name: string): string => path.join(folder, `${name}.ttf`);

const extendedFont = (face: Face): string => `${face}-ext`;

/** Registers the font files with a document. */
export const registerFaces = (doc: PDFKit.PDFDocument): void => {
  for (const face of Object.keys(files) as Face[]) {
    doc.registerFont(face, fileOf(files[face]));
    doc.registerFont(extendedFont(face), fileOf(`${files[face]}-latin-ext`));
  }
};

/** Replaces a character that no font has by its base letter, or by a question mark, so that no empty box is printed. */
const toPrintable = (character: string): string => {
  if (SUPPORTED.test(character)) return character;
  const baseCharacter = character.normalize('NFD').charAt(0);
  return SUPPORTED.test(baseCharacter) ? baseCharacter : '?';
};

const RUN_BOUNDARY = new RegExp(`([${EXTENDED}]+|[${SIGNS}]+)`, 'u');
const isExtended = new RegExp(`^[${EXTENDED}]`, 'u');
const isSign = new RegExp(`^[${SIGNS}]`, 'u');

const fontOf = (run: string, face: Face): string => {
  if (isExtended.test(run)) return extendedFont(face);
  return isSign.test(run) ? 'display' : face;
};

/** Splits a text into runs that each need only one font file. */
export const splitRuns = (text: string, face: Face): { text: string; font: string }[] =>
  Array.from(text.normalize('NFC'), toPrintable)
    .join('')
    .split(RUN_BOUNDARY)
    .filter((run) => run !== '')
    .map((run) => ({ text: run, font: fontOf(run, face) }));
