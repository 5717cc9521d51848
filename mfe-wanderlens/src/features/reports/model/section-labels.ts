import { type ReportSection } from '@wanderwork/contracts';

/** What each section tells. */
export const sectionLabels: Record<ReportSection, string> = {
  score: 'What the score is made of',
  cost: 'What a month costs',
  climate: 'Twelve months of weather',
  comparison: 'Side by side',
  figures: 'All figures',
};

/** Of one city there is nothing to lay side by side. */
export const sectionsFor = (cities: number): ReportSection[] =>
  (Object.keys(sectionLabels) as ReportSection[]).filter((section) => cities > 1 || section !== 'comparison');
