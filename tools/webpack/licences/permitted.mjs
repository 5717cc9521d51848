/** Licenses (SPDX) that only require attribution; none obliges users of the product to publish their code. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Packages under a license that also asks for the source of their own files (MPL-2.0, 3.2). We send them unchanged; the list
 * of licenses says where that source is.
 */
const unchanged = { 'ical.js': { licence: 'MPL-2.0', source: 'https://github.com/kewisch/ical.js' } };

/** The address of the source of a package that may be sent under exactly this license; null for any other. */
export const findSource = (name, licence) =>
  Object.hasOwn(unchanged, name) && unchanged[name].licence === licence ? unchanged[name].source : null;

const splitAlternatives = (expression) => expression.replace(/[()]/g, ' ').split(/\sOR\s/);

/** Whether works under this SPDX expression may be sent to browsers. One permitted alternative is enough. */
export const isPermitted = (expression) =>
  splitAlternatives(expression).some((terms) =>
    terms.split(/\sAND\s/).every((term) => permissive.has(term.trim())),
  );
