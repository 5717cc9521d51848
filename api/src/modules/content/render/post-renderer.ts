import { Renderer, type Tokens } from 'marked';
import type { PostDetail } from '@wanderwork/contracts';
import { escapeAttribute, toPlainText } from './plain-text.js';

interface Callout {
  kind: 'note' | 'caution';
  name: string;
}

/** The callout names that GitHub uses. */
const callouts: Record<string, Callout> = {
  note: { kind: 'note', name: 'Note' },
  tip: { kind: 'note', name: 'Tip' },
  important: { kind: 'note', name: 'Important' },
  caution: { kind: 'caution', name: 'Careful' },
  warning: { kind: 'caution', name: 'Careful' },
};

const MARK = /^<p>\[!(note|tip|important|caution|warning)\][ \t]*(?:<br>)?\n?/i;

/** Renders a quotation that starts with `[!note]`, `[!caution]` and so on as a callout; null for other quotations. */
const renderCallout = (quotation: string): string | null => {
  const [mark, word] = MARK.exec(quotation.trimStart()) ?? [];
  const callout = callouts[word?.toLowerCase() ?? ''];
  if (mark === undefined || callout === undefined) return null;
  const words = `<p>${quotation.trimStart().slice(mark.length)}`.replace(/^<p><\/p>\n?/, '');
  return `<div class="callout callout-${callout.kind}" role="note"><p class="callout-name">${callout.name}</p>\n${words}</div>\n`;
};

const PREFIX = 'section-';

const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Creates unique ids for the headings of one text. The prefix keeps a heading called "Root" from clashing with an
 * element of the page.
 */
const createHeadingIds = (): ((text: string) => string) => {
  const usedIds = new Set<string>();
  /** The last number used for a repeated heading. */
  const counts = new Map<string, number>();
  return (text) => {
    const base = PREFIX + (slugify(text) || 'part');
    let id = base;
    let count = counts.get(base) ?? 1;
    while (usedIds.has(id)) id = `${base}-${(count += 1)}`;
    counts.set(base, count);
    usedIds.add(id);
    return id;
  };
};

const SIZED_IMAGE_PATH = /^\/api\/(?:post-images|connect\/pictures)\/[0-9a-f-]+-(\d{1,5})x(\d{1,5})\.webp$/;

/** Headings beyond this are not listed in the contents. */
const MAX_CONTENTS_ENTRIES = 300;

/** Renders Markdown tokens for our pages. One instance per text. */
export class PostRenderer extends Renderer {
  readonly headings: PostDetail['headings'] = [];
  private readonly createId = createHeadingIds();

  /** The title is the only h1 of a page, so headings in the text start at level 2. */
  override heading({ tokens, depth }: Tokens.Heading): string {
    const words = this.parser.parseInline(tokens);
    const text = toPlainText(words).trim();
    const level = Math.max(2, depth);
    if (level > 4) return `<h${level}>${words}</h${level}>\n`;

    const id = this.createId(text);
    if (level === 2 && this.headings.length < MAX_CONTENTS_ENTRIES) this.headings.push({ id, text });
    return `<h${level} id="${escapeAttribute(id)}">${words}</h${level}>\n`;
  }

  override blockquote(token: Tokens.Blockquote): string {
    // Parse only once: parsing twice at each depth would take exponential time.
    const quotation = this.parser.parse(token.tokens);
    return renderCallout(quotation) ?? `<blockquote>\n${quotation}</blockquote>\n`;
  }

  /** Wide tables scroll in a focusable box, for keyboard users. */
  override table(token: Tokens.Table): string {
    const label = `Table: ${token.header.map((cell) => toPlainText(this.parser.parseInline(cell.tokens))).join(', ')}`;
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeAttribute(label)}">${super.table(token)}</div>\n`;
  }

  override tablecell(token: Tokens.TableCell): string {
    const cell = super.tablecell(token);
    return token.header ? cell.replace('<th', '<th scope="col"') : cell;
  }

  override listitem(item: Tokens.ListItem): string {
    const words = super.listitem(item);
    if (!item.task) return words;
    return words.replace('<li', `<li class="task${item.checked ? ' task-done' : ''}"`);
  }

  /** The stylesheet draws the checkbox; a disabled form control would be confusing. */
  override checkbox(): string {
    return '';
  }

  /** Uploaded images have their size in the file name, which reserves their space. */
  override image(token: Tokens.Image): string {
    const [, width, height] = SIZED_IMAGE_PATH.exec(token.href) ?? [];
    const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
    return super.image(token).replace('<img', `<img loading="lazy"${size}`);
  }
}

/** For posts of members: raw HTML is shown as it was typed. */
export class MemberRenderer extends PostRenderer {
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeAttribute(text);
  }
}
