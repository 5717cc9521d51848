import { createHash } from 'node:crypto';
import { blocks } from '../webpack/content/blocks.mjs';
import { facts } from '../webpack/content/facts.mjs';
import { renderTextPage } from '../webpack/content/text-page.mjs';

const toModule = (markdown) => {
  const page = renderTextPage(markdown, { facts: facts(), blocks: blocks() });
  return `exports.__esModule = true;\nexports.default = ${JSON.stringify(page)};`;
};

/** Jest transform for imported texts; gives the same as webpack's loader. */
export default {
  process: (markdown) => ({ code: toModule(markdown) }),
  // The output also depends on the facts in the text.
  getCacheKey: (markdown) => createHash('sha256').update(toModule(markdown)).digest('hex'),
};
