import type { FigureGroup } from '@wanderwork/contracts';

export const groupNames: Record<FigureGroup, string> = {
  cost: 'Cost',
  internet: 'Internet',
  climate: 'Climate',
  safety: 'Safety',
  health: 'Health',
  visa: 'Visa',
  access: 'Getting there',
  community: 'People',
  practical: 'Practical',
};
