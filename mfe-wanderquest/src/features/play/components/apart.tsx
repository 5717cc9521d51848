import { momentWords } from '@wanderwork/contracts';
import { cityAt, writeLog } from '@wanderwork/quest-engine';
import { Banner, Button, Card, Grid, Small, Stack } from '@wanderwork/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { type Run } from '../../../shared/saves/run';
import { keepHere } from '../api/keep-here';
import { takeRun } from '../model/keep';
import { fileOf } from '../model/saves/file';
import { offerFile } from '../model/saves/offer-file';
import { played } from '../model/played';
import { isPlayable } from '../model/saves/rules';
import { useCardTexts } from '../model/texts';
import { paragraphOf } from '../model/words/journal-words';
import { money } from '../../../shared/words/money-words';
import { Facts } from '@wanderwork/ui/lists';

interface Props {
  here: Run;
  there: Run;
  /** What is in the account cannot give way any more. */
  fixed: boolean;
}

/** A run that went on here and on another device: both as they stand, until a person has chosen. */
export const Apart = ({ here, there, fixed }: Props) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shared = sharedSteps(here, there);
  return (
    <Stack $gap={4}>
      <h2 ref={heading} tabIndex={-1}>
        You have two versions of this run
      </h2>
      <p>
        {fixed
          ? 'You played on here and on another device. The version in your account is final. You can save this device’s version as a file.'
          : 'You played on here and on another device. Choose which version to continue. Your account keeps the other for 30 days and includes it when you save the run as a file.'}
      </p>
      {refusal && (
        <Banner tone="warn" role="alert">
          {refusal}
        </Banner>
      )}
      <Grid $min={340} $gap={4}>
        <Way title="On this device" run={here} shared={shared}>
          {fixed ? (
            <Button onClick={() => offerFile(fileOf(here))}>Save as a file</Button>
          ) : (
            <Button variant="ink" onClick={() => void keepHere(here, there).then(setRefusal)}>
              Continue this one
            </Button>
          )}
        </Way>
        <Way title="In your account" run={there} shared={shared}>
          <Button variant="ink" onClick={() => takeRun(there)}>
            Continue the one in your account
          </Button>
        </Way>
      </Grid>
    </Stack>
  );
};

interface WayProps {
  title: string;
  run: Run;
  /** Steps that both ways begin with. */
  shared: number;
  children: ReactNode;
}

const Way = ({ title, run, shared, children }: WayProps) => (
  <Card as="section" aria-label={title} $pad>
    <Stack $gap={3}>
      <h3>{title}</h3>
      <Facts facts={standing(run)} />
      <p>{useSince(run, shared)}</p>
      <Small $quiet>Last played {momentWords(run.played)}</Small>
      <div>{children}</div>
    </Stack>
  </Card>
);

const LAST = 3;

/** How many steps two ways have in common, from the first on. */
const sharedSteps = (here: Run, there: Run): number => {
  const steps = [here, there].map(({ log }) => writeLog(log).split(' '));
  const parted = steps[0]!.findIndex((step, at) => step !== steps[1]![at]);
  return parted < 0 ? steps[0]!.length : parted;
};

/** What this way tells of since the two parted, the last of it. */
const useSince = (run: Run, shared: number): string => {
  const texts = useCardTexts();
  if (!isPlayable(run)) return '';
  const told = played(run)
    .chapters.slice(shared)
    .flatMap((chapter) => paragraphOf(chapter, texts) || []);
  if (told.length === 0) return 'Nothing more happened here.';
  return `Since they split: ${told.length > LAST ? '… ' : ''}${told.slice(-LAST).join(' ')}`;
};

const standing = (run: Run): readonly (readonly [string, string])[] => {
  const day = ['Day', `${run.day + 1}`] as const;
  if (!isPlayable(run)) return [day];
  const { city, cash, energy, belonging } = played(run).state;
  return [
    day,
    ['City', cityAt(city).name],
    ['Money', money(cash)],
    ['Energy', String(energy)],
    ['Belonging', String(belonging)],
  ];
};
