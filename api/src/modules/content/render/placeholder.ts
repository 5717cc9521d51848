import { readDirective, type Directive } from './directive.js';

const SHAPE = /<data value="([^"<>]{1,160})"><\/data>/g;

/** Stands in the stored markup where a live figure belongs; it says nothing by itself. */
export const placeholderOf = (words: string): string => `<data value="${words}"></data>`;

/** So many a text may have: each of them is drawn for every reader, and a card is two thousand characters. */
export const MOST_PLACES = 300;

/** The markup without the places that are one too many. */
export const withMostPlaces = (markup: string): string => {
  let places = 0;
  return markup.replace(SHAPE, (place) => ((places += 1) > MOST_PLACES ? '' : place));
};

/** Every directive that the markup has a place for. */
export const directivesIn = (markup: string): Directive[] =>
  [...markup.matchAll(SHAPE)].flatMap(([, words = '']) => readDirective(words) ?? []);

/** The markup with each place filled. The sanitiser leaves no such element inside of an attribute. */
export const fillPlaces = (markup: string, fill: (directive: Directive) => string): string =>
  markup.replace(SHAPE, (_place, words: string) => {
    const directive = readDirective(words);
    return directive ? fill(directive) : '';
  });
