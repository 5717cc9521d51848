import type { TotalIs } from '@wanderwork/contracts';

/** The number of cities in the table and in its random sample. The sample is empty if all cities can be counted. */
export interface Scale {
  cities: number;
  drawn: number;
}

/** The result of a query on the sample. */
export interface Sampled {
  hits: number;
  /** Sampled cities before the first match, in the requested order. */
  before: number;
}

/**
 * Below this number of hits, matches are found first and then sorted; above it, the query walks along the order until
 * a page is full.
 */
const FEW_HITS = 3;
/** Largest share of the table to walk past before the first match, unless the hits outnumber the cities before it. */
const LONGEST_WAY = 0.05;

export const areFew = ({ hits, before }: Sampled, { drawn }: Scale): boolean =>
  hits < FEW_HITS || (before / drawn > LONGEST_WAY && hits <= before);

/**
 * With this many hits, the estimate is accurate to about a fifth. With fewer, it only says that there is more than
 * one page.
 */
const TELLING = 20;
/** With this many hits, it is accurate to about a fourteenth, which justifies a second digit. */
const PRECISE = 200;

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** Estimates how many cities match; with too few hits, returns `atLeast`. */
export const estimateOf = (
  { hits }: Sampled,
  { cities, drawn }: Scale,
  atLeast: number,
): { total: number; totalIs: TotalIs } =>
  hits < TELLING
    ? { total: atLeast, totalIs: 'over' }
    : { total: rounded((hits / drawn) * cities, hits < PRECISE ? 1 : 2), totalIs: 'about' };
