import { createHash } from 'node:crypto';
import { transformSync } from '@swc/core';
import { generatePages } from '../webpack/pages.mjs';

const toModule = (file) =>
  transformSync(generatePages(file, false), { filename: file, module: { type: 'commonjs' } }).code;

/** Jest transform for an imported configuration of a project; gives the same as webpack's loader. */
export default {
  process: (_source, file) => ({ code: toModule(file) }),
  // The routes also depend on the modules that the configuration imports.
  getCacheKey: (_source, file) => createHash('sha256').update(toModule(file)).digest('hex'),
};
