import type { TotalIs } from '@wanderwork/contracts';

/** How large the table is, and how many cities are drawn from it; none where all can be counted. */
export interface Scale {
  cities: number;
  drawn: number;
}

/** What a sample tells of a question. */
export interface Sampled {
  hits: number;
  /** Drawn cities that are walked past before the first hit, in the order that is asked for. */
  before: number;
}

/** Below this the matches are found first; above, the order is walked along until a page is full. */
const FEW_HITS = 3;
/** Nobody walks past a larger share of the table to reach the first match, unless more than that match. */
const LONGEST_WAY = 0.05;

export const areFew = ({ hits, before }: Sampled, { drawn }: Scale): boolean =>
  hits < FEW_HITS || (before / drawn > LONGEST_WAY && hits <= before);

/** With so many hits the estimate is good to about a fifth; below it says only that there are more than one page. */
const TELLING = 20;
/** … and with so many to a fourteenth, worth a second digit. */
const PRECISE = 200;

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** About how many cities match; with too few hits, how many there are at least. */
export const estimateOf = (
  { hits }: Sampled,
  { cities, drawn }: Scale,
  atLeast: number,
): { total: number; totalIs: TotalIs } =>
  hits < TELLING
    ? { total: atLeast, totalIs: 'over' }
    : { total: rounded((hits / drawn) * cities, hits < PRECISE ? 1 : 2), totalIs: 'about' };
