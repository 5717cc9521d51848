import { type Money } from '@wanderwork/contracts';

/** The part of a price that is paid from a credit, in the smallest unit of the currency. */
export const getPaidFromCredit = (price: Money, credit: Money | null): number =>
  credit?.currency === price.currency ? Math.min(credit.amount, price.amount) : 0;

/** The rest of a price after the credit. */
export const getLeftToPay = (price: Money, credit: Money | null): Money => ({
  currency: price.currency,
  amount: price.amount - getPaidFromCredit(price, credit),
});

interface Quote {
  amount: number;
  lines: readonly { amount: number }[];
}

/**
 * How a plan change affects the credit: the difference between its lines and the charge is added to it or used from it.
 */
export const getCreditChange = ({ amount, lines }: Quote): { added: number; used: number } => {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return { added: Math.max(0, -sum), used: Math.max(0, sum - amount) };
};
