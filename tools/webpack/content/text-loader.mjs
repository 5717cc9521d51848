import { blocks, sourcesFile } from './blocks.mjs';
import { facts } from './facts.mjs';
import { textPage } from './text-page.mjs';

/** webpack loader: what a script gets that imports a text. */
export default function textLoader(markdown) {
  this.addDependency(sourcesFile);
  return `export default ${JSON.stringify(textPage(markdown, { facts: facts(), blocks: blocks() }))};`;
}
