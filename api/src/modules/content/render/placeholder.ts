import { parseDirective, type Directive } from './directive.js';

const PLACEHOLDER = /<data value="([^"<>]{1,160})"><\/data>/g;

/** An empty element in the stored HTML where a live figure belongs. */
export const toPlaceholder = (words: string): string => `<data value="${words}"></data>`;

/** Limits the size of a filled text: a card has two thousand characters. */
export const MAX_PLACEHOLDERS = 300;

/** Removes the placeholders beyond the limit. */
export const limitPlaceholders = (markup: string): string => {
  let count = 0;
  return markup.replace(PLACEHOLDER, (placeholder) => ((count += 1) > MAX_PLACEHOLDERS ? '' : placeholder));
};

/** The directives of all placeholders. */
export const findDirectives = (markup: string): Directive[] =>
  [...markup.matchAll(PLACEHOLDER)].flatMap(([, words = '']) => parseDirective(words) ?? []);

/** Fills all placeholders. The sanitizer ensures that none is inside an attribute. */
export const fillPlaceholders = (markup: string, fill: (directive: Directive) => string): string =>
  markup.replace(PLACEHOLDER, (_place, words: string) => {
    const directive = parseDirective(words);
    return directive ? fill(directive) : '';
  });
