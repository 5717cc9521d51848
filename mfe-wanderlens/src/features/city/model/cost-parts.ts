import { type Figure } from '@wanderwork/contracts';

/** The parts of a month, by the keys of their figures, in the order they are laid along the scale. */
const partLabels = {
  rent_center: 'Rent, one room, center',
  food: 'Food',
  other_with_coworking: 'Coworking and other',
  utilities_internet: 'Bills and internet',
  transport: 'Transport',
  leisure: 'Leisure',
};

/** The figures of the sum and of its parts. */
export const costKeys = ['monthly_cost', ...Object.keys(partLabels)];

/** USD a month for each part; none when any is unknown, because then they would not add up. */
export const getCostParts = (figures: Figure[]): { label: string; amount: number }[] => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  const parts = Object.entries(partLabels).map(([key, label]) => ({ label, amount: values.get(key) }));
  const knownParts = parts.filter(
    (part): part is { label: string; amount: number } => typeof part.amount === 'number',
  );
  return knownParts.length === parts.length ? knownParts : [];
};
