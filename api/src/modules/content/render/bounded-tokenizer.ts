import { Tokenizer, type Links, type Tokens } from 'marked';

/** Of a table: rows that are too short are filled up, so that a few characters could ask for a million cells. */
const MAX_CELLS = 20_000;
/** An address, as browsers bound it too. */
const MAX_URL_LENGTH = 2000;
/** `[name]: address "title"`. */
const MAX_DEFINITION_LENGTH = 4000;
/** Characters that links by name may add to a text: a long address could be called a thousand times. */
const MAX_EXPANDED_LENGTH = 500_000;

/** Markdown's rules where one of them alone could take or make too much. One instance reads one text. */
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
