import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { escapeAttribute } from './plain-text.js';
import { findLineStart } from './find-line-start.js';

const DEFINITION = /^\[\^([\w-]{1,40})\]:[ \t]+([^\n]+(?:\n(?!\s*\n|\[\^)[^\n]+)*)(?:\n+|$)/;
const REFERENCE = /^\[\^([\w-]{1,40})\]/;

interface Note {
  number: number;
  references: number;
}

/** Footnotes: `[^key]` in the text and `[^key]: words` anywhere. One instance per text. */
export class Footnotes {
  private readonly definedKeys = new Set<string>();
  private readonly textByKey = new Map<string, string>();
  /** In the order of their first reference. */
  private readonly noteByKey = new Map<string, Note>();

  readonly extensions: TokenizerAndRendererExtension[] = [this.createDefinition(), this.createReference()];

  /** The list of notes at the end of the text. */
  renderList(): string {
    if (this.noteByKey.size === 0) return '';
    const items = [...this.noteByKey].map(([key, { number }]) => this.renderItem(key, number));
    return `<h2 id="section-notes">Notes</h2>\n<ol>\n${items.join('')}</ol>\n`;
  }

  private renderItem(key: string, number: number): string {
    const back = `<a href="#note-call-${number}" aria-label="Back to the text of note ${number}">↩</a>`;
    return `<li id="note-${number}">${this.textByKey.get(key) ?? ''} ${back}</li>\n`;
  }

  private createDefinition(): TokenizerAndRendererExtension {
    const { definedKeys, textByKey: words } = this;
    return {
      name: 'noteDefinition',
      level: 'block',
      start: (source) => findLineStart(source, /\[\^[\w-]{1,40}\]:[ \t]+[^\n]/),
      tokenizer(source) {
        const [raw, key, text] = DEFINITION.exec(source) ?? [];
        if (raw === undefined || key === undefined || text === undefined) return undefined;
        definedKeys.add(key);
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

  private createReference(): TokenizerAndRendererExtension {
    return {
      name: 'noteReference',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const [raw, key] = REFERENCE.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'noteReference', raw, key };
      },
      renderer: ({ raw, key }) => this.renderCall(String(key), raw),
    };
  }

  private renderCall(key: string, source: string): string {
    if (!this.definedKeys.has(key)) return escapeAttribute(source);
    const note = this.noteByKey.get(key) ?? { number: this.noteByKey.size + 1, references: 0 };
    note.references += 1;
    this.noteByKey.set(key, note);
    const { number, references } = note;
    const id = references === 1 ? ` id="note-call-${number}"` : '';
    return `<sup><a href="#note-${number}"${id} aria-label="Note ${number}">${number}</a></sup>`;
  }
}
