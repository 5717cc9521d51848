import { type Figure, type FigureGroup } from '@wanderwork/contracts';

const titles: Record<FigureGroup, string> = {
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

const groups = Object.keys(titles) as FigureGroup[];

export interface FigureSection {
  group: FigureGroup;
  title: string;
  figures: Figure[];
}

/** All figures under their headings, in the order a reader asks for them; no empty heading. */
export const figureSections = (figures: Figure[]): FigureSection[] =>
  groups
    .map((group) => ({
      group,
      title: titles[group],
      figures: figures.filter((figure) => figure.group === group),
    }))
    .filter((section) => section.figures.length > 0);
