import { Renderer, type Tokens } from 'marked';
import type { PostDetail } from '@wanderwork/contracts';
import { escapeAttribute } from './escape-attribute.js';
import { renderCallout } from './callout.js';
import { createHeadingIds } from './heading-ids.js';
import { toPlainText } from './plain-text.js';

const SIZED_IMAGE_PATH = /^\/api\/post-images\/[0-9a-f-]+-(\d{1,5})x(\d{1,5})\.webp$/;

/** A list of contents that is longer leads nowhere. */
const MAX_CONTENTS_ENTRIES = 300;

/** Markdown's pieces as our pages want them. One instance renders one text. */
export class PostRenderer extends Renderer {
  readonly headings: PostDetail['headings'] = [];
  private readonly createId = createHeadingIds();

  /** The page's only h1 is its title, so a text's own headings begin at 2. */
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
    // Once: a second time at each depth would be a thousand times at the tenth.
    const quotation = this.parser.parse(token.tokens);
    return renderCallout(quotation) ?? `<blockquote>\n${quotation}</blockquote>\n`;
  }

  /** A wide table scrolls in a box of its own, which the keyboard must reach. */
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

  /** The stylesheet draws the box: a form control that cannot be used would only confuse. */
  override checkbox(): string {
    return '';
  }

  /** An uploaded picture says its size in its name, so that its place is there before it is. */
  override image(token: Tokens.Image): string {
    const [, width, height] = SIZED_IMAGE_PATH.exec(token.href) ?? [];
    const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
    return super.image(token).replace('<img', `<img loading="lazy"${size}`);
  }
}
