import { blocks, sourcesFile } from './blocks.mjs';
import { facts } from './facts.mjs';
import { renderTextPage } from './text-page.mjs';

/** webpack loader: what a script gets that imports a text. */
export default function textLoader(markdown) {
  this.addDependency(sourcesFile);
  return `export default ${JSON.stringify(renderTextPage(markdown, { facts: facts(), blocks: blocks() }))};`;
}
