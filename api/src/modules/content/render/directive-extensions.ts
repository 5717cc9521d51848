import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { readDirective, type Directive } from './directive.js';
import { lineStart } from './line-start.js';
import { placeholderOf } from './placeholder.js';

/** A directive as it was written; `words` is what stands between the braces. */
interface DirectiveToken extends Tokens.Generic {
  words: string;
}

const INLINE = /^\{\{([a-z][a-z-]*:[^{}\n]{0,150})\}\}/;
const BLOCK = /^ {0,3}\{\{(city-[a-z]+:[^{}\n]{0,150})\}\}[ \t]*(?:\n+|$)/;

const placed = (isMeant: (directive: Directive) => boolean) => (token: Tokens.Generic) => {
  const { words } = token as DirectiveToken;
  const directive = readDirective(words);
  return directive && isMeant(directive) ? placeholderOf(words) : '';
};

/** `{{city:lisbon.monthlyCost}}` within a line. Whatever else stands in double braces with a colon is not shown. */
const figure: TokenizerAndRendererExtension = {
  name: 'figure',
  level: 'inline',
  start: (source) => source.indexOf('{{'),
  tokenizer(source) {
    const [raw, words] = INLINE.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'figure', raw, words };
  },
  renderer: placed(({ kind }) => kind === 'city'),
};

/** `{{city-card:lisbon}}` on a line of its own. */
const piece: TokenizerAndRendererExtension = {
  name: 'piece',
  level: 'block',
  start: (source) => lineStart(source, / {0,3}\{\{city-[a-z]+:[^{}\n]{0,150}\}\}[ \t]*(?:\n|$)/),
  tokenizer(source) {
    const [raw, words] = BLOCK.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'piece', raw, words };
  },
  renderer: placed(({ kind }) => kind !== 'city'),
};

export const directiveExtensions = [piece, figure];
