import { Renderer, type Tokens } from 'marked';
import type { PostDetail } from '@wanderwork/contracts';
import { escapeAttribute } from './escape-attribute.js';
import { renderCallout } from './callout.js';
import { createHeadingIds } from './heading-ids.js';
import { toPlainText } from './plain-text.js';

const SIZED_IMAGE_PATH = /^\/api\/post-images\/[0-9a-f-]+-(\d{1,5})x(\d{1,5})\.webp$/;

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
