import { getDefaults, Lexer, type MarkedOptions, type Token, type TokensList } from 'marked';
import { BoundedTokenizer } from './bounded-tokenizer.js';

/** Nesting of quotations and lists. */
const MAX_DEPTH = 10;
/** Characters per paragraph, heading, list item or cell. */
const MAX_RUN_LENGTH = 10_000;
/**
 * The lexer rescans the rest of a paragraph at each markup character, so work is length times markup characters. The
 * longest shipped article needs an eightieth of this.
 */
const MAX_WORK = 3_000_000;

const MARKUP_CHARACTERS = /[\\<!`*_~@[]|\{\{|:\/\/|www\./g;

const toTextToken = (text: string): Token => ({ type: 'text', raw: text, text });

/** A Markdown lexer with bounded work. Text beyond a limit stays as typed. */
export class BoundedLexer<Parsed = string, Rendered = string> extends Lexer<Parsed, Rendered> {
  private depth = 0;
  private work = 0;

  constructor(options: MarkedOptions<Parsed, Rendered> = getDefaults<Parsed, Rendered>()) {
    super({ ...options, tokenizer: new BoundedTokenizer<Parsed, Rendered>() });
  }

  override blockTokens(source: string, tokens?: Token[], clipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, clipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], clipped = false): Token[] {
    if (this.depth >= MAX_DEPTH) {
      tokens.push(toTextToken(source));
      return tokens;
    }
    this.depth += 1;
    try {
      return super.blockTokens(source, tokens, clipped);
    } finally {
      this.depth -= 1;
    }
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length <= MAX_RUN_LENGTH && this.hasBudgetFor(source))
      return super.inlineTokens(source, tokens);
    tokens.push(toTextToken(source));
    return tokens;
  }

  private hasBudgetFor(source: string): boolean {
    const work = source.length * (1 + (source.match(MARKUP_CHARACTERS)?.length ?? 0));
    if (this.work + work > MAX_WORK) return false;
    this.work += work;
    return true;
  }
}
