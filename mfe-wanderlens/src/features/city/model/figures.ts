import { figureGroups, figureGroupTitles, type Figure, type FigureGroup } from '@wanderwork/contracts';

export interface FigureSection {
  group: FigureGroup;
  title: string;
  figures: Figure[];
}

/** Groups the figures under their headings in reading order and leaves out empty groups. */
export const groupFigures = (figures: Figure[]): FigureSection[] =>
  figureGroups
    .map((group) => ({
      group,
      title: figureGroupTitles[group],
      figures: figures.filter((figure) => figure.group === group),
    }))
    .filter((section) => section.figures.length > 0);
