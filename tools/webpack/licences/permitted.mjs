/** Licences (SPDX) that ask for no more than to be shown: none obliges whoever uses the product to publish theirs. */
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

const alternatives = (expression) => expression.replace(/[()]/g, ' ').split(/\sOR\s/);

/** Whether what stands under this SPDX expression may be sent to browsers. Of alternatives, one is enough. */
export const isPermitted = (expression) =>
  alternatives(expression).some((terms) =>
    terms.split(/\sAND\s/).every((term) => permissive.has(term.trim())),
  );
