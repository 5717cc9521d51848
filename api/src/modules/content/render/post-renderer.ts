import { Renderer, type Tokens } from 'marked';
import type { PostDetail } from '@wanderwork/contracts';
import { attribute } from './attribute.js';
import { calloutOf } from './callout.js';
import { headingIds } from './heading-ids.js';
import { plainText } from './plain-text.js';

const SIZED = /^\/api\/post-images\/[0-9a-f-]+-(\d{1,5})x(\d{1,5})\.webp$/;

/** A list of contents that is longer leads nowhere. */
const MOST_CONTENTS = 300;

/** Markdown's pieces as our pages want them. One instance renders one text. */
export class PostRenderer extends Renderer {
  readonly headings: PostDetail['headings'] = [];
  private readonly idFor = headingIds();

  /** The page's only h1 is its title, so a text's own headings begin at 2. */
  override heading({ tokens, depth }: Tokens.Heading): string {
    const words = this.parser.parseInline(tokens);
    const text = plainText(words).trim();
    const level = Math.max(2, depth);
    if (level > 4) return `<h${level}>${words}</h${level}>\n`;

    const id = this.idFor(text);
    if (level === 2 && this.headings.length < MOST_CONTENTS) this.headings.push({ id, text });
    return `<h${level} id="${attribute(id)}">${words}</h${level}>\n`;
  }

  override blockquote(token: Tokens.Blockquote): string {
    // Once: a second time at each depth would be a thousand times at the tenth.
    const quoted = this.parser.parse(token.tokens);
    return calloutOf(quoted) ?? `<blockquote>\n${quoted}</blockquote>\n`;
  }

  /** A wide table scrolls in a box of its own, which the keyboard must reach. */
  override table(token: Tokens.Table): string {
    const label = `Table: ${token.header.map((cell) => plainText(this.parser.parseInline(cell.tokens))).join(', ')}`;
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${attribute(label)}">${super.table(token)}</div>\n`;
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
    const [, width, height] = SIZED.exec(token.href) ?? [];
    const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
    return super.image(token).replace('<img', `<img loading="lazy"${size}`);
  }
}
