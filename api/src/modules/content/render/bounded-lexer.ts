import {
  Tokenizer,
  type Links,
  type Tokens,
  getDefaults,
  Lexer,
  type MarkedOptions,
  type Token,
  type TokensList,
} from 'marked';

/** Cells per table. Short rows are padded, so a few characters could create a million cells. */
const MAX_CELLS = 20_000;
/** Characters per URL. */
const MAX_URL_LENGTH = 2000;
/** Characters of `[name]: address "title"`. */
const MAX_DEFINITION_LENGTH = 4000;
/** Characters that reference links may add: a long URL could be referenced a thousand times. */
const MAX_EXPANDED_LENGTH = 500_000;

/** Limits the Markdown rules that could take or create too much. One instance per text. */
class BoundedTokenizer<Parsed = string, Rendered = string> extends Tokenizer<Parsed, Rendered> {
  private expandedLength = 0;

  override table(source: string): Tokens.Table | undefined {
    const [, head = '', , rows = ''] = this.rules.block.table.exec(source) ?? [];
    const cells = head.split('|').length * rows.split('\n').length;
    return cells > MAX_CELLS ? undefined : super.table(source);
  }

  override def(source: string): Tokens.Def | undefined {
    return super.def(source.slice(0, MAX_DEFINITION_LENGTH));
  }

  override reflink(source: string, links: Links): Tokens.Link | Tokens.Image | Tokens.Text | undefined {
    const token = super.reflink(source, links);
    if (!token || token.type === 'text') return token;
    this.expandedLength += token.href.length + (token.title?.length ?? 0);
    return this.expandedLength > MAX_EXPANDED_LENGTH
      ? { type: 'text', raw: token.raw, text: token.raw }
      : token;
  }

  override url(source: string): Tokens.Link | undefined {
    const [run = ''] = /^[^\s<]{0,2001}/.exec(source) ?? [];
    return run.length > MAX_URL_LENGTH ? undefined : super.url(run);
  }
}

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
