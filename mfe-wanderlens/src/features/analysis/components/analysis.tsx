import { type AnalysisCite } from '@wanderwork/contracts';
import { asksNothing, neutralWishes } from '@wanderwork/irex';
import { toast } from '@wanderwork/platform';
import { Button, Row, Stack, VisuallyHidden } from '@wanderwork/ui';
import { useMyWishes } from '../../../shared/wishes/use-my-wishes';
import { analysisText } from '../model/analysis-text';
import { citeTarget } from '../model/cite-target';
import { type Writing } from '../model/writing';
import { AnalysisFoot } from './analysis-foot';
import { AnalysisLead } from './analysis-lead';
import { AnalysisRefused } from './analysis-refused';
import { BeingWritten } from './being-written';
import { Passages } from './passages';
import { useAnalysis } from './use-analysis';

interface Props {
  cities: readonly { slug: string; name: string; region: string }[];
  /** The city whose page this is, whose figures stand on it; null on another page. */
  here: string | null;
}

/** An analysis, written when one asks for it; each claim leads to its figures. */
export const Analysis = ({ cities, here }: Props) => {
  const { wishes, ready, missed } = useMyWishes();
  const { writing, write, stop } = useAnalysis(cities.map(({ slug }) => slug));
  const { phase, claims, sent } = writing;
  const isWriting = phase === 'writing';
  const begin = () => void write(asksNothing(wishes) ? null : wishes);
  const targetOf = (cite: AnalysisCite) => citeTarget(cite, { cities, here, wishes: sent ?? neutralWishes });
  const title = cities.map(({ name }) => name).join(', ');
  const copy = () =>
    navigator.clipboard
      .writeText(analysisText({ title, claims, writer: writing.writer, page: location.href }))
      .then(
        () => toast({ title: 'Analysis copied.', description: 'With what each claim rests on.', tone: 'ok' }),
        () => toast({ title: 'The browser does not let us copy.', tone: 'bad' }),
      );

  return (
    <Stack $gap={5}>
      <AnalysisLead wishes={wishes} missed={missed} writing={writing} />
      {claims.length > 0 && <Passages claims={claims} cities={cities} targetOf={targetOf} />}
      {isWriting && <BeingWritten writing={writing} />}
      {phase === 'broken' && <AnalysisRefused error={writing.error} begun={claims.length > 0} />}
      {phase !== 'idle' && !isWriting && <AnalysisFoot writing={writing} />}
      <Row $gap={2}>
        <Button
          variant={claims.length === 0 ? 'ink' : undefined}
          busy={!ready && !missed}
          onClick={isWriting ? stop : begin}
        >
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
const spoken = ({ phase, claims, writer }: Writing): string => {
  if (phase === 'writing') return 'The analysis is being written.';
  const count = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  if (phase === 'done') return `The analysis is written: ${count} by ${writer?.name ?? ''}.`;
  return phase === 'stopped' ? `Stopped after ${count}.` : '';
};
