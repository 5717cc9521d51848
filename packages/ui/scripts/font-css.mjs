import { standIns, standInsOf } from './font-faces.mjs';

const percent = (share) => `${(share * 100).toFixed(2)}%`;

const rule = (descriptors) =>
  `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

/** The rule of one file of a face. */
export const faceRule = ({ family, italic, weight, fileName, range }) =>
  rule([
    ['font-family', `'${family}'`],
    ['font-style', italic ? 'italic' : 'normal'],
    ['font-weight', weight],
    ['font-display', 'swap'],
    ['src', `url('../fonts/${fileName}') format('woff2')`],
    ['unicode-range', range],
  ]);

/** The rules of the fonts that stand in for a family; `widthAt(weight)` and the heights in em are the family's own. */
export const standInRules = (family, { widthAt, ascent, descent, lineGap }) =>
  standInsOf[family].flatMap((name) =>
    standIns[name].map(({ weight, width, locals }) => {
      const scale = widthAt(weight) / width;
      return rule([
        ['font-family', `'${family} ${name}'`],
        ['font-weight', weight === 400 ? '400' : '600 700'],
        ['src', locals.map((local) => `local('${local}')`).join(', ')],
        ['size-adjust', percent(scale)],
        ['ascent-override', percent(ascent / scale)],
        ['descent-override', percent(descent / scale)],
        ['line-gap-override', percent(lineGap / scale)],
      ]);
    }),
  );
