import { formatDateTime } from '@wanderwork/contracts';
import { getCity, serializeLog } from '@wanderwork/quest-engine';
import { Banner, Button, Card, Grid, Small, Stack } from '@wanderwork/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Facts } from '@wanderwork/ui/lists';
import { type Run } from '../../../shared/saves/run';
import { dispatch } from '../api/play-runner';
import { createRunFile, downloadFile } from '../model/saves/run-file';
import { replayRun } from '../model/replay-run';
import { isPlayable } from '../model/saves/rules';
import { useCardTexts } from '../model/card-texts';
import { writeParagraph } from '../model/text/journal-text';
import { formatMoney } from '../../../shared/labels';

interface Props {
  here: Run;
  there: Run;
  /** The version in the account is final and cannot be replaced. */
  isFixed: boolean;
  /** Why the account refused the player’s choice, or null. */
  refusal: string | null;
}

/** A run that was continued on two devices: shows both versions until the player chooses one. */
const DivergedRuns = ({ here, there, isFixed, refusal }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shared = countSharedSteps(here, there);
  return (
    <Stack $gap={4}>
      <h2 ref={heading} tabIndex={-1}>
        You have two versions of this run
      </h2>
      <p>
        {isFixed
          ? 'You played on here and on another device. The version in your account is final. You can save this device’s version as a file.'
          : 'You played on here and on another device. Choose which version to continue. Your account keeps the other for 30 days and includes it when you save the run as a file.'}
      </p>
      {refusal && (
        <Banner tone="warn" role="alert">
          {refusal}
        </Banner>
      )}
      <Grid $min={340} $gap={4}>
        <RunVersion title="On this device" run={here} shared={shared}>
          {isFixed ? (
            <Button onClick={() => downloadFile(createRunFile(here))}>Save as a file</Button>
          ) : (
            <Button variant="ink" onClick={() => dispatch({ type: 'choose', version: 'here' })}>
              Continue this one
            </Button>
          )}
        </RunVersion>
        <RunVersion title="In your account" run={there} shared={shared}>
          <Button variant="ink" onClick={() => dispatch({ type: 'choose', version: 'there' })}>
            Continue the one in your account
          </Button>
        </RunVersion>
      </Grid>
    </Stack>
  );
};

interface RunVersionProps {
  title: string;
  run: Run;
  /** The number of steps both versions share. */
  shared: number;
  children: ReactNode;
}

const RunVersion = ({ title, run, shared, children }: RunVersionProps) => (
  <Card as="section" aria-label={title} $pad>
    <Stack $gap={3}>
      <h3>{title}</h3>
      <Facts facts={getProgressFacts(run)} />
      <p>{useStorySince(run, shared)}</p>
      <Small $quiet>Last played {formatDateTime(run.played)}</Small>
      <div>{children}</div>
    </Stack>
  </Card>
);

const MAX_SENTENCES = 3;

/** Counts the steps two versions share, from the first on. */
const countSharedSteps = (here: Run, there: Run): number => {
  const steps = [here, there].map(({ log }) => serializeLog(log).split(' '));
  const firstDifference = steps[0]!.findIndex((step, at) => step !== steps[1]![at]);
  return firstDifference < 0 ? steps[0]!.length : firstDifference;
};

/** The last sentences of this version's journal since the two versions split. */
const useStorySince = (run: Run, shared: number): string => {
  const texts = useCardTexts();
  if (!isPlayable(run)) return '';
  const sentences = replayRun(run)
    .chapters.slice(shared)
    .flatMap((chapter) => writeParagraph(chapter, texts) || []);
  if (sentences.length === 0) return 'Nothing more happened here.';
  return `Since they split: ${sentences.length > MAX_SENTENCES ? '… ' : ''}${sentences.slice(-MAX_SENTENCES).join(' ')}`;
};

const getProgressFacts = (run: Run): readonly (readonly [string, string])[] => {
  const day = ['Day', `${run.day + 1}`] as const;
  if (!isPlayable(run)) return [day];
  const { city, cash, energy, belonging } = replayRun(run).state;
  return [
    day,
    ['City', getCity(city).name],
    ['Money', formatMoney(cash)],
    ['Energy', String(energy)],
    ['Belonging', String(belonging)],
  ];
};

export default DivergedRuns;
