import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { attribute } from './attribute.js';
import { lineStart } from './line-start.js';

const DEFINITION = /^\[\^([\w-]{1,40})\]:[ \t]+([^\n]+(?:\n(?!\s*\n|\[\^)[^\n]+)*)(?:\n+|$)/;
const REFERENCE = /^\[\^([\w-]{1,40})\]/;

interface Note {
  number: number;
  references: number;
}

/** `[^key]` in the text and `[^key]: words` anywhere make notes at its end. One instance renders one text. */
export class Footnotes {
  private readonly defined = new Set<string>();
  private readonly words = new Map<string, string>();
  /** In the order in which the text calls them. */
  private readonly called = new Map<string, Note>();

  readonly extensions: TokenizerAndRendererExtension[] = [this.definition(), this.reference()];

  /** What stands at the end of the text. */
  list(): string {
    if (this.called.size === 0) return '';
    const items = [...this.called].map(([key, { number }]) => this.item(key, number));
    return `<h2 id="section-notes">Notes</h2>\n<ol>\n${items.join('')}</ol>\n`;
  }

  private item(key: string, number: number): string {
    const back = `<a href="#note-call-${number}" aria-label="Back to where note ${number} is called">↩</a>`;
    return `<li id="note-${number}">${this.words.get(key) ?? ''} ${back}</li>\n`;
  }

  private definition(): TokenizerAndRendererExtension {
    const { defined, words } = this;
    return {
      name: 'noteDefinition',
      level: 'block',
      start: (source) => lineStart(source, /\[\^[\w-]{1,40}\]:[ \t]+[^\n]/),
      tokenizer(source) {
        const [raw, key, text] = DEFINITION.exec(source) ?? [];
        if (raw === undefined || key === undefined || text === undefined) return undefined;
        defined.add(key);
        const tokens: Tokens.Generic[] = [];
        this.lexer.inline(text, tokens);
        return { type: 'noteDefinition', raw, key, tokens };
      },
      renderer(token) {
        words.set(String(token['key']), this.parser.parseInline(token.tokens ?? []));
        return '';
      },
    };
  }

  private reference(): TokenizerAndRendererExtension {
    return {
      name: 'noteReference',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const [raw, key] = REFERENCE.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'noteReference', raw, key };
      },
      renderer: ({ raw, key }) => this.call(String(key), raw),
    };
  }

  private call(key: string, written: string): string {
    if (!this.defined.has(key)) return attribute(written);
    const note = this.called.get(key) ?? { number: this.called.size + 1, references: 0 };
    note.references += 1;
    this.called.set(key, note);
    const { number, references } = note;
    const id = references === 1 ? ` id="note-call-${number}"` : '';
    return `<sup><a href="#note-${number}"${id} aria-label="Note ${number}">${number}</a></sup>`;
  }
}
