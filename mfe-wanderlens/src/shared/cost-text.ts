import { type Reliability } from '@wanderwork/contracts';
import { usePrices, type Prices } from '@wanderwork/platform/prices';

export type FormatCost = (usd: number, reliability?: Reliability) => string;

/** Rough guesses are rounded to $50. In another currency they keep as few digits, because "€893" would look exact. */
const ROUGH_DIGITS = 2;

/** Formats a cost in US dollars in the reader's currency. */
export const createCostFormat =
  ({ format, currency }: Pick<Prices, 'format' | 'currency'>): FormatCost =>
  (usd, reliability) =>
    reliability === 'D' && currency
      ? format(Number((usd * currency.rate).toPrecision(ROUGH_DIGITS)) / currency.rate)
      : format(usd);

export const useCostFormat = (): FormatCost => createCostFormat(usePrices());
