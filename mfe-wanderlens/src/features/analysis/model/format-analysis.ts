import { type AnalysisClaim, type AnalysisWriter } from '@wanderwork/contracts';
import { type Writing } from './writing';

/** Describes the progress of a running analysis: "3 claims so far, 1 left out." */
export const formatProgress = ({
  claims,
  dropped,
  writer,
}: Pick<Writing, 'claims' | 'dropped' | 'writer'>) => {
  if (claims.length === 0 && dropped === 0)
    return writer ? `${writer.name} is writing from the figures.` : 'Writing from the figures.';
  const count = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  return dropped === 0 ? `${count} so far.` : `${count} so far, ${dropped} left out.`;
};

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
