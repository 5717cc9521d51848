/** Markup that is safe to insert in a page. Only `html`, `raw` and `scriptJson` create it. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

/** A value of a template: text and numbers are escaped; null, undefined and false are omitted. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const render = (value: HtmlValue): string => {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
};

/**
 * Composes markup. Every value is escaped for text and quoted attributes, so always quote attributes. Works for XML
 * too, which has the same five escapes.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(strings.reduce((markup, part, index) => markup + render(values[index - 1]) + part));

/** Inserts `markup` unescaped. Use it only for markup that the server sanitized, never for input. */
export const raw = (markup: string): Html => new Html(markup);

/**
 * Serializes `data` as JSON for the inside of a `<script>`: `<`, `>` and `&` cannot end the element or open a comment,
 * and the two line separators cannot end a line.
 */
export const scriptJson = (data: unknown): Html =>
  raw(
    JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
