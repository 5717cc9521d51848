import { figureGroups, figureGroupTitles, type Figure, type FigureGroup } from '@wanderwork/contracts';

export interface FigureSection {
  group: FigureGroup;
  title: string;
  figures: Figure[];
}

/** All figures under their headings, in the order a reader asks for them; no empty heading. */
export const groupFigures = (figures: Figure[]): FigureSection[] =>
  figureGroups
    .map((group) => ({
      group,
      title: figureGroupTitles[group],
      figures: figures.filter((figure) => figure.group === group),
    }))
    .filter((section) => section.figures.length > 0);
