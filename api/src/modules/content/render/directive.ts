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
