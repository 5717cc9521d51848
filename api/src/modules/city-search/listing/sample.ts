import type { TotalIs } from '@wanderwork/contracts';
import type { Scale } from '../../cities/index.js';

/** The result of a query on the sample. */
export interface SampleResult {
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
const MAX_SHARE_BEFORE = 0.05;

export const areFew = ({ hits, before }: SampleResult, { drawn }: Scale): boolean =>
  hits < FEW_HITS || (before / drawn > MAX_SHARE_BEFORE && hits <= before);

/**
 * With this many hits, the estimate is accurate to about a fifth. With fewer, it only says that there is more than
 * one page.
 */
const MIN_HITS_FOR_ESTIMATE = 20;
/** With this many hits, it is accurate to about a fourteenth, which justifies a second digit. */
const MIN_HITS_FOR_TWO_DIGITS = 200;

const roundToDigits = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** Estimates how many cities match; with too few hits, returns `atLeast`. */
export const estimateTotal = (
  { hits }: SampleResult,
  { cities, drawn }: Scale,
  atLeast: number,
): { total: number; totalIs: TotalIs } =>
  hits < MIN_HITS_FOR_ESTIMATE
    ? { total: atLeast, totalIs: 'over' }
    : {
        total: roundToDigits((hits / drawn) * cities, hits < MIN_HITS_FOR_TWO_DIGITS ? 1 : 2),
        totalIs: 'about',
      };
