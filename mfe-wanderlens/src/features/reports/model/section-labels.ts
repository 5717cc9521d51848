import { type ReportSection } from '@wanderwork/contracts';

/** What each section tells. */
export const sectionLabels: Record<ReportSection, string> = {
  score: 'Score breakdown',
  cost: 'Monthly cost',
  climate: 'Weather by month',
  comparison: 'Side-by-side comparison',
  figures: 'All figures',
};

/** Of one city there is nothing to lay side by side. */
export const getSections = (cities: number): ReportSection[] =>
  (Object.keys(sectionLabels) as ReportSection[]).filter((section) => cities > 1 || section !== 'comparison');
