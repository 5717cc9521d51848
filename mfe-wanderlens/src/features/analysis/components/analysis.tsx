import { type AnalysisCite } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { toast } from '@wanderwork/platform';
import { Button, Row, Stack, VisuallyHidden } from '@wanderwork/ui';
import { type MouseEvent } from 'react';
import styled from 'styled-components';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { analysisText } from '../model/analysis-text';
import { citeTarget } from '../model/cite-target';
import { toRead, type Writing } from '../model/writing';
import { AnalysisFoot } from './analysis-foot';
import { AnalysisLead } from './analysis-lead';
import { AnalysisError } from './analysis-error';
import { AnalysisProgress } from './analysis-progress';
import { Passages } from './passages';
import { useAnalysis } from './use-analysis';

interface Props {
  cities: readonly { slug: string; name: string; region: string }[];
  /** The city whose page this is, whose figures stand on it; null on another page. */
  here: string | null;
}

/** After the first click the button means something else, which the second of a double click does not. */
const ONE_CLICK = 1;

/** An analysis, written when one asks for it; each claim leads to its figures. */
export const Analysis = ({ cities, here }: Props) => {
  const { wishes, ready, missed } = useMyPreferences();
  const { writing, write, stop } = useAnalysis(cities.map(({ slug }) => slug));
  const { phase, error, before } = writing;
  const isWriting = phase === 'writing';
  const shown = toRead(writing);
  const { claims, sent } = shown;
  const press = ({ detail }: MouseEvent) => {
    if (detail > ONE_CLICK) return;
    if (isWriting) stop();
    else void write(isNeutral(wishes) ? null : wishes);
  };
  const targetOf = (cite: AnalysisCite) =>
    citeTarget(cite, { cities, here, wishes: sent ?? neutralPreferences });
  const title = cities.map(({ name }) => name).join(', ');
  const copy = () =>
    navigator.clipboard
      .writeText(analysisText({ title, claims, writer: shown.writer, page: location.href }))
      .then(
        () =>
          toast({
            title: 'Analysis copied.',
            description: 'Including the figures behind each claim.',
            tone: 'ok',
          }),
        () => toast({ title: 'Your browser blocked copying.', tone: 'bad' }),
      );

  return (
    <Stack $gap={5}>
      <AnalysisLead wishes={wishes} missed={missed} writing={shown} />
      {claims.length > 0 && (
        <Written $old={isWriting && before !== null} inert={isWriting && before !== null}>
          <Passages claims={claims} cities={cities} targetOf={targetOf} />
        </Written>
      )}
      {isWriting && <AnalysisProgress writing={writing} />}
      {phase === 'broken' && (
        <AnalysisError error={error} stays={before ? 'before' : claims.length > 0 ? 'part' : null} />
      )}
      {phase !== 'idle' && !isWriting && <AnalysisFoot writing={writing} />}
      <Row $gap={2}>
        <Button variant={claims.length === 0 ? 'ink' : undefined} busy={!ready && !missed} onClick={press}>
          {isWriting ? 'Stop' : phase === 'idle' ? 'Write the analysis' : 'Write again'}
        </Button>
        {claims.length > 0 && !isWriting && (
          <Button variant="plain" onClick={() => void copy()}>
            Copy
          </Button>
        )}
      </Row>
      <VisuallyHidden role="status">{spoken(writing)}</VisuallyHidden>
    </Stack>
  );
};

/** Said when it begins and when it is over, not claim by claim. */
const spoken = ({ phase, claims, writer, before }: Writing): string => {
  if (phase === 'writing') return 'The analysis is being written.';
  const count = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  if (phase === 'done') return `The analysis is ready: ${count} by ${writer?.name ?? ''}.`;
  if (phase !== 'stopped') return '';
  return before ? 'Stopped. Your previous analysis stays here.' : `Stopped after ${count}.`;
};

/** What stood there before fades until the new one comes, and keeps its room. */
const Written = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.5 : 1)};
`;
