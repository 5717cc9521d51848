import { standIns, standInsOf } from './font-faces.mjs';

const formatPercent = (share) => `${(share * 100).toFixed(2)}%`;

const createRule = (descriptors) =>
  `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

/** The @font-face rule for one file of a face. */
export const createFaceRule = ({ family, italic, weight, fileName, range }) =>
  createRule([
    ['font-family', `'${family}'`],
    ['font-style', italic ? 'italic' : 'normal'],
    ['font-weight', weight],
    ['font-display', 'swap'],
    ['src', `url('../fonts/${fileName}') format('woff2')`],
    ['unicode-range', range],
  ]);

/**
 * The @font-face rules of the system fonts that stand in for a family. `widthAt(weight)` and the heights in em are
 * the family's own.
 */
export const createStandInRules = (family, { widthAt, ascent, descent, lineGap }) =>
  standInsOf[family].flatMap((name) =>
    standIns[name].map(({ weight, width, locals }) => {
      const scale = widthAt(weight) / width;
      return createRule([
        ['font-family', `'${family} ${name}'`],
        ['font-weight', weight === 400 ? '400' : '600 700'],
        ['src', locals.map((local) => `local('${local}')`).join(', ')],
        ['size-adjust', formatPercent(scale)],
        ['ascent-override', formatPercent(ascent / scale)],
        ['descent-override', formatPercent(descent / scale)],
        ['line-gap-override', formatPercent(lineGap / scale)],
      ]);
    }),
  );
