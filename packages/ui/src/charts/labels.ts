import type { Band, IrexSummary } from '@wanderwork/contracts';

export const bandLabels: Record<Band, string> = {
  outstanding: 'Outstanding',
  strong: 'Strong',
  good: 'Good',
  mixed: 'Mixed',
  weak: 'Weak',
};

/** "likely 89 to 93". */
export const formatLikelyRange = ({ low, high }: Pick<IrexSummary, 'low' | 'high'>): string =>
  `likely ${Math.round(low)} to ${Math.round(high)}`;

/** US dollars without cents: "$1,800". */
export const formatDollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;
