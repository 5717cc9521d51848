import { Tokenizer, type Links, type Tokens } from 'marked';

/** Cells per table. Short rows are padded, so a few characters could create a million cells. */
const MAX_CELLS = 20_000;
/** Characters per URL. */
const MAX_URL_LENGTH = 2000;
/** Characters of `[name]: address "title"`. */
const MAX_DEFINITION_LENGTH = 4000;
/** Characters that reference links may add: a long URL could be referenced a thousand times. */
const MAX_EXPANDED_LENGTH = 500_000;

/** Limits the Markdown rules that could take or create too much. One instance per text. */
export class BoundedTokenizer<Parsed = string, Rendered = string> extends Tokenizer<Parsed, Rendered> {
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
