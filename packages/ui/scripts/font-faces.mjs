/**
 * Characters by the file that contains them. A browser fetches a file only when a page shows one of its characters.
 */
export const scripts = {
  latin:
    'U+20-7E, U+A0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+2248, U+2260, U+2264-2265',
  'latin-ext': 'U+100-101, U+104-130, U+132-151, U+154-167, U+16A-17F, U+218-21B, U+1E9E',
  vietnamese:
    'U+102-103, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303, U+309, U+323, U+1EA0-1EF9, U+20AB',
};

const basicLatin = 'U+20-7E, U+A0, U+2013-2014, U+2018-201A, U+201C-201E, U+2026';

/** Latin in two files, for a face whose first view shows only a few plain words. */
const basicLatinFirst = {
  ...scripts,
  letters: basicLatin,
  latin: scripts.latin
    .replace('U+20-7E, U+A0-FF', 'U+A1-FF')
    .replace('U+2013-2014, U+2018-201A, U+201C-201E, U+2020-2022, U+2026', 'U+2020-2022'),
};

/**
 * The faces of the product. Newsreader's optical size is fixed: the display cut for names and titles, the text cut
 * for articles. `source` is the part of the fontsource file name after the script; `scripts` defaults to the list
 * above.
 */
export const faces = [
  {
    file: 'newsreader-display',
    family: 'Newsreader Display',
    font: 'newsreader',
    source: 'opsz-normal',
    axes: { opsz: 60, wght: 400 },
  },
  {
    file: 'newsreader-display-italic',
    family: 'Newsreader Display',
    font: 'newsreader',
    source: 'opsz-italic',
    italic: true,
    scripts: basicLatinFirst,
    axes: { opsz: 60, wght: 400 },
  },
  {
    file: 'newsreader-text',
    family: 'Newsreader Text',
    font: 'newsreader',
    source: 'opsz-normal',
    axes: { opsz: 17, wght: { min: 400, max: 700, default: 400 } },
  },
  {
    file: 'newsreader-text-italic',
    family: 'Newsreader Text',
    font: 'newsreader',
    source: 'opsz-italic',
    italic: true,
    axes: { opsz: 17, wght: 400 },
  },
  {
    file: 'instrument-sans',
    family: 'Instrument Sans',
    font: 'instrument-sans',
    source: 'wght-normal',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/** The font features the interface uses: kerning, ligatures, tabular and old-style figures, fractions. */
export const features = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'tnum',
  'pnum',
  'onum',
  'lnum',
  'frac',
  'numr',
  'dnom',
  'rvrn',
];

/**
 * System fonts that stand in until ours arrive, scaled so that lines break in the same places and nothing moves.
 * `width` is the mean advance of an English character in em (computed as in `computeMeanWidth`, build-fonts.mjs). For
 * Arial, Times and both DejaVu fonts it is corrected by comparing a hundred paragraphs of our articles, with
 * capitals, figures and kerning pairs, to our fonts. Liberation, Arimo, Gelasio and Tinos have the same widths as the
 * fonts they replace.
 */
export const standIns = {
  Arial: [
    { weight: 400, width: 0.4534, locals: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'] },
    {
      weight: 700,
      width: 0.4834,
      locals: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
  ],
  Roboto: [
    { weight: 400, width: 0.4494, locals: ['Roboto'] },
    { weight: 700, width: 0.461, locals: ['Roboto Bold'] },
  ],
  Georgia: [{ weight: 400, width: 0.4504, locals: ['Georgia', 'Gelasio'] }],
  Times: [{ weight: 400, width: 0.4088, locals: ['Times New Roman', 'Liberation Serif', 'Tinos'] }],
  'DejaVu Serif': [{ weight: 400, width: 0.5209, locals: ['DejaVu Serif'] }],
  'DejaVu Sans': [
    { weight: 400, width: 0.5179, locals: ['DejaVu Sans'] },
    { weight: 700, width: 0.5789, locals: ['DejaVu Sans Bold'] },
  ],
};

/** The stand-ins of each family. */
export const standInsOf = {
  'Newsreader Display': ['Georgia', 'Times', 'DejaVu Serif'],
  'Newsreader Text': ['Georgia', 'Times', 'DejaVu Serif'],
  'Instrument Sans': ['Arial', 'Roboto', 'DejaVu Sans'],
};
