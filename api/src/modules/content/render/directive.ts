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

/** A directive for live city data: an inline figure, or a block. */
export type Directive =
  { kind: 'city'; slug: string; field: string } | { kind: 'city-card' | 'city-months'; slug: string };

type LivePiece = Exclude<Directive['kind'], 'city'>;

const FIGURE = /^city:([a-z0-9-]{1,100})\.([A-Za-z]{1,40})$/;
const PIECE = /^(city-card|city-months):([a-z0-9-]{1,100})$/;

/** Parses the text between double braces (`city:lisbon.monthlyCost`, `city-card:lisbon`); null if it is neither. */
export const parseDirective = (words: string): Directive | null => {
  const [, city, field] = FIGURE.exec(words) ?? [];
  if (city !== undefined && field !== undefined) return { kind: 'city', slug: city, field };
  const [, kind, slug] = PIECE.exec(words) ?? [];
  return slug === undefined ? null : { kind: kind as LivePiece, slug };
};
