import { type Money } from '@wanderwork/contracts';

/** What of a price is paid out of somebody's credit. */
export const paidByCredit = (price: Money, credit: Money | null): number =>
  credit?.currency === price.currency ? Math.min(credit.amount, price.amount) : 0;

/** What is still charged for it. */
export const leftToPay = (price: Money, credit: Money | null): Money => ({
  currency: price.currency,
  amount: price.amount - paidByCredit(price, credit),
});

interface Quoted {
  amount: number;
  lines: readonly { amount: number }[];
}

/** What a change does to somebody's credit, where its lines and what is charged differ: more of it, or less. */
export const creditOfChange = ({ amount, lines }: Quoted): { kept: number; used: number } => {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return { kept: Math.max(0, -sum), used: Math.max(0, sum - amount) };
};
