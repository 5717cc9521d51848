import { type IrexSummary } from '@wanderwork/contracts';

type Range = Pick<IrexSummary, 'low' | 'high'>;

/** From this share of the narrower range on, two scores cannot be told apart. */
const WIDE = 0.5;

/** Whether two scores' likely ranges share at least half of the narrower one. */
export const rangesOverlap = (a: Range, b: Range): boolean => {
  const shared = Math.min(a.high, b.high) - Math.max(a.low, b.low);
  const narrower = Math.min(a.high - a.low, b.high - b.low);
  return shared >= narrower * WIDE;
};
