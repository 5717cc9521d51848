import type { FigureGroup } from './city.js';

/** The headings of the groups of figures, in display order. */
export const figureGroupTitles: Record<FigureGroup, string> = {
  cost: 'Monthly cost',
  internet: 'Internet',
  climate: 'Climate',
  safety: 'Safety',
  health: 'Health and air',
  visa: 'Visa and entry',
  access: 'Getting there',
  community: 'People and language',
  practical: 'Practical',
};

export const figureGroups = Object.keys(figureGroupTitles) as FigureGroup[];
