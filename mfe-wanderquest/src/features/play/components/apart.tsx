import { begin, cityAt, reduce, type State } from '@wanderwork/quest-engine';
import { Banner, Button, Card, Grid, Small, Stack } from '@wanderwork/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { type Run } from '../../../shared/saves/run';
import { keepHere } from '../api/keep-here';
import { takeRun } from '../model/keep';
import { fileOf } from '../model/saves/file';
import { offerFile } from '../model/saves/offer-file';
import { isPlayable, startOf } from '../model/saves/rules';
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
  return (
    <Stack $gap={4}>
      <h2 ref={heading} tabIndex={-1}>
        This run went two ways
      </h2>
      <p>
        {fixed
          ? 'It went on here, and on another device. What your account has was sent in and stands; the way from here can be saved as a file.'
          : 'It went on here, and on another device. Choose which of the two goes on; your account keeps the other for thirty days, and hands it out with the run’s file.'}
      </p>
      {refusal && (
        <Banner tone="warn" role="alert">
          {refusal}
        </Banner>
      )}
      <Grid $min={280} $gap={4}>
        <Way title="On this device" run={here}>
          {fixed ? (
            <Button onClick={() => offerFile(fileOf(here))}>Save as a file</Button>
          ) : (
            <Button variant="ink" onClick={() => void keepHere(here, there).then(setRefusal)}>
              Go on with this one
            </Button>
          )}
        </Way>
        <Way title="In your account" run={there}>
          <Button variant="ink" onClick={() => takeRun(there)}>
            Go on with the one in your account
          </Button>
        </Way>
      </Grid>
    </Stack>
  );
};

const Way = ({ title, run, children }: { title: string; run: Run; children: ReactNode }) => (
  <Card as="section" aria-label={title} $pad>
    <Stack $gap={3}>
      <h3>{title}</h3>
      <Facts facts={standing(run)} />
      <Small $quiet>Last played {moments.format(new Date(run.played))}</Small>
      <div>{children}</div>
    </Stack>
  </Card>
);

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const stateOf = ({ plan, log }: Run): State =>
  log.reduce((state, action) => reduce(state, action).state, begin(startOf(plan)));

const standing = (run: Run): readonly (readonly [string, string])[] => {
  const day = ['Day', `${run.day + 1}`] as const;
  if (!isPlayable(run)) return [day];
  const { city, cash } = stateOf(run);
  return [day, ['City', cityAt(city).name], ['Money', money(cash)]];
};
