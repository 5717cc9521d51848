import { createHash } from 'node:crypto';
import { blocks } from '../webpack/content/blocks.mjs';
import { facts } from '../webpack/content/facts.mjs';
import { textPage } from '../webpack/content/text-page.mjs';

const codeOf = (markdown) => {
  const page = textPage(markdown, { facts: facts(), blocks: blocks() });
  return `exports.__esModule = true;\nexports.default = ${JSON.stringify(page)};`;
};

/** Jest: what a test gets that imports a text, the same as webpack's loader gives. */
export default {
  process: (markdown) => ({ code: codeOf(markdown) }),
  // A text also changes with the facts in it.
  getCacheKey: (markdown) => createHash('sha256').update(codeOf(markdown)).digest('hex'),
};
