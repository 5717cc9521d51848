import { type Figure } from '@wanderwork/contracts';

/** The labels of the parts of the monthly cost by figure key, in the order of the scale. */
const partLabels = {
  rent_center: 'Rent, one room, center',
  food: 'Food',
  other_with_coworking: 'Coworking and other',
  utilities_internet: 'Bills and internet',
  transport: 'Transport',
  leisure: 'Leisure',
};

/** The keys of the total and its parts. */
export const costKeys = ['monthly_cost', ...Object.keys(partLabels)];

/** The parts of the monthly cost in USD. Empty if any part is unknown, because the parts would not add up. */
export const getCostParts = (figures: Figure[]): { label: string; amount: number }[] => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  const parts = Object.entries(partLabels).map(([key, label]) => ({ label, amount: values.get(key) }));
  const knownParts = parts.filter(
    (part): part is { label: string; amount: number } => typeof part.amount === 'number',
  );
  return knownParts.length === parts.length ? knownParts : [];
};
