import type { FigureGroup } from './city.js';

/** The headings under which figures stand, in the order in which a reader asks for them. */
export const figureGroupTitles: Record<FigureGroup, string> = {
  cost: 'Cost of a month',
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
