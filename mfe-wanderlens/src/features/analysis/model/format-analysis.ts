import { type AnalysisClaim, type AnalysisWriter } from '@wanderwork/contracts';

interface AnalysisContent {
  title: string;
  claims: readonly AnalysisClaim[];
  writer: AnalysisWriter | null;
  page: string;
}

/** An analysis as plain text to paste: each claim with what it rests on, who wrote it, and where. */
export const formatAnalysis = ({ title, claims, writer, page }: AnalysisContent): string =>
  [
    title,
    ...claims.map(
      ({ text, cites }) => `${text}\n[${cites.map((cite) => `${cite.label}: ${cite.text}`).join(' · ')}]`,
    ),
    `Written by ${writer?.name ?? 'nobody'}. ${page}`,
  ].join('\n\n');
