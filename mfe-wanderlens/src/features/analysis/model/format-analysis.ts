import { type AnalysisClaim, type AnalysisWriter } from '@wanderwork/contracts';

interface AnalysisContent {
  title: string;
  claims: readonly AnalysisClaim[];
  writer: AnalysisWriter | null;
  page: string;
}

/** Formats an analysis as plain text for the clipboard: each claim with its figures, then the writer and the page. */
export const formatAnalysis = ({ title, claims, writer, page }: AnalysisContent): string =>
  [
    title,
    ...claims.map(
      ({ text, cites }) => `${text}\n[${cites.map((cite) => `${cite.label}: ${cite.text}`).join(' · ')}]`,
    ),
    `Written by ${writer?.name ?? 'nobody'}. ${page}`,
  ].join('\n\n');
