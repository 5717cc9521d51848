import { parseDirective, type Directive } from './directive.js';

const PLACEHOLDER = /<data value="([^"<>]{1,160})"><\/data>/g;

/** Stands in the stored markup where a live figure belongs; it says nothing by itself. */
export const toPlaceholder = (words: string): string => `<data value="${words}"></data>`;

/** So many a text may have: each of them is drawn for every reader, and a card is two thousand characters. */
export const MAX_PLACEHOLDERS = 300;

/** The markup without the places that are one too many. */
export const limitPlaceholders = (markup: string): string => {
  let count = 0;
  return markup.replace(PLACEHOLDER, (placeholder) => ((count += 1) > MAX_PLACEHOLDERS ? '' : placeholder));
};

/** Every directive that the markup has a place for. */
export const findDirectives = (markup: string): Directive[] =>
  [...markup.matchAll(PLACEHOLDER)].flatMap(([, words = '']) => parseDirective(words) ?? []);

/** The markup with each place filled. The sanitiser leaves no such element inside of an attribute. */
export const fillPlaceholders = (markup: string, fill: (directive: Directive) => string): string =>
  markup.replace(PLACEHOLDER, (_place, words: string) => {
    const directive = parseDirective(words);
    return directive ? fill(directive) : '';
  });
