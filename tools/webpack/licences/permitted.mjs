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

const splitAlternatives = (expression) => expression.replace(/[()]/g, ' ').split(/\sOR\s/);

/** Whether works under this SPDX expression may be sent to browsers. One permitted alternative is enough. */
export const isPermitted = (expression) =>
  splitAlternatives(expression).some((terms) =>
    terms.split(/\sAND\s/).every((term) => permissive.has(term.trim())),
  );
