import { hasTier, type AnalysisCite } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { toast, useSession } from '@wanderwork/platform';
import { Button, Row, Small, Stack, VisuallyHidden } from '@wanderwork/ui';
import { useMyWishes } from '../../../shared/wishes/use-my-wishes';
import { analysisText } from '../model/analysis-text';
import { citeTarget } from '../model/cite-target';
import { type Writing } from '../model/writing';
import { AnalysisFoot } from './analysis-foot';
import { AnalysisRefused } from './analysis-refused';
import { Passages } from './passages';
import { useAnalysis } from './use-analysis';

interface Props {
  cities: readonly { slug: string; name: string; region: string }[];
  /** The city whose page this is, whose figures stand on it; null on another page. */
  here: string | null;
}

/** An analysis, written when one asks for it; each claim leads to its figures. */
export const Analysis = ({ cities, here }: Props) => {
  const { wishes } = useMyWishes();
  const { writing, write, stop } = useAnalysis(cities.map(({ slug }) => slug));
  const wished = !asksNothing(wishes);
  const { phase, claims } = writing;
  const isWriting = phase === 'writing';
  const begin = () => void write(wished ? wishes : null);
  const targetOf = (cite: AnalysisCite) => citeTarget(cite, { cities, here, wishes });
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
      <Lead wished={wished} />
      {claims.length > 0 && <Passages claims={claims} cities={cities} targetOf={targetOf} />}
      {phase === 'broken' && <AnalysisRefused error={writing.error} begun={claims.length > 0} />}
      {phase !== 'idle' && !isWriting && <AnalysisFoot writing={writing} />}
      <Row $gap={2}>
        <Button variant={claims.length === 0 ? 'ink' : undefined} onClick={isWriting ? stop : begin}>
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

/** What it is, and what it counts as for those whose day has a limit. */
const Lead = ({ wished }: { wished: boolean }) => {
  const limited = useSession((state) => !hasTier(state.user, 'pro'));
  return (
    <Small $quiet>
      {wished ? 'Written for your wishes, from the figures. ' : 'What the figures come to, in words. '}
      Every claim names the figures it rests on.
      {limited && ' It counts as one of your searches today; the same again is free.'}
    </Small>
  );
};

/** Said when it begins and when it is over, not claim by claim. */
const spoken = ({ phase, claims, writer }: Writing): string => {
  if (phase === 'writing') return 'The analysis is being written.';
  const count = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  if (phase === 'done') return `The analysis is written: ${count} by ${writer?.name ?? ''}.`;
  return phase === 'stopped' ? `Stopped after ${count}.` : '';
};
