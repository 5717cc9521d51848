import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { parseDirective, type Directive, toPlaceholder } from './directive.js';
import { findLineStart } from './find-line-start.js';

/** A directive token; `words` is the text between the braces. */
interface DirectiveToken extends Tokens.Generic {
  words: string;
}

const INLINE = /^\{\{([a-z][a-z-]*:[^{}\n]{0,150})\}\}/;
const BLOCK = /^ {0,3}\{\{(city-[a-z]+:[^{}\n]{0,150})\}\}[ \t]*(?:\n+|$)/;

const renderPlaceholder = (isExpected: (directive: Directive) => boolean) => (token: Tokens.Generic) => {
  const { words } = token as DirectiveToken;
  const directive = parseDirective(words);
  return directive && isExpected(directive) ? toPlaceholder(words) : '';
};

/** `{{city:lisbon.monthlyCost}}` within a line. Other text in double braces with a colon is not shown. */
const figure: TokenizerAndRendererExtension = {
  name: 'figure',
  level: 'inline',
  start: (source) => source.indexOf('{{'),
  tokenizer(source) {
    const [raw, words] = INLINE.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'figure', raw, words };
  },
  renderer: renderPlaceholder(({ kind }) => kind === 'city'),
};

/** `{{city-card:lisbon}}` on a line of its own. */
const piece: TokenizerAndRendererExtension = {
  name: 'piece',
  level: 'block',
  start: (source) => findLineStart(source, / {0,3}\{\{city-[a-z]+:[^{}\n]{0,150}\}\}[ \t]*(?:\n|$)/),
  tokenizer(source) {
    const [raw, words] = BLOCK.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'piece', raw, words };
  },
  renderer: renderPlaceholder(({ kind }) => kind !== 'city'),
};

export const directiveExtensions = [piece, figure];
