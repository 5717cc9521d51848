import type { Band, IrexSummary } from '@wanderwork/contracts';

export const bandWords: Record<Band, string> = {
  outstanding: 'Outstanding',
  strong: 'Strong',
  good: 'Good',
  mixed: 'Mixed',
  weak: 'Weak',
};

/** "likely 89 to 93". */
export const likelyWords = ({ low, high }: Pick<IrexSummary, 'low' | 'high'>): string =>
  `likely ${Math.round(low)} to ${Math.round(high)}`;

/** US dollars without cents: "$1,800". */
export const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;
