import { type ReportSection } from '@wanderwork/contracts';

export const sectionLabels: Record<ReportSection, string> = {
  score: 'Score breakdown',
  cost: 'Monthly cost',
  climate: 'Weather by month',
  comparison: 'Side-by-side comparison',
  figures: 'All figures',
};

/** A single city has nothing to compare. */
export const getSections = (cities: number): ReportSection[] =>
  (Object.keys(sectionLabels) as ReportSection[]).filter((section) => cities > 1 || section !== 'comparison');
