import { Banner, Button, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { type Run } from '../../../shared/saves/run';
import { goOver } from '../api/go-over';
import { letGo, takeRun } from '../model/keep';
import { fileOf } from '../model/saves/file';
import { offerFile } from '../model/saves/offer-file';
import { type Adapted } from '../model/saves/rules';

interface Props {
  run: Run;
  now: Adapted | null;
}

/** A run that today's rules would play otherwise: it is never changed behind anybody's back. */
export const Outdated = ({ run, now }: Props) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <Stack $gap={4}>
      {refusal && (
        <Banner tone="warn" role="alert">
          {refusal}
        </Banner>
      )}
      <Banner
        tone="warn"
        role="status"
        title="This run was played under earlier rules."
        actions={
          <>
            {now && (
              <Button variant="ink" onClick={() => void goOn(run, now).then(setRefusal)}>
                Continue under today’s rules
              </Button>
            )}
            <Button onClick={() => offerFile(fileOf(run))}>Save as a file</Button>
            <Button onClick={() => void letGo(run.plan.mode)}>Start over</Button>
          </>
        }
      >
        {now ? goesOn(now) : 'You can’t continue it: the same steps would turn out differently now.'} What you
        earned stays in your passport.
      </Banner>
    </Stack>
  );
};

const goOn = async (run: Run, now: Adapted): Promise<string | null> => {
  if (run.plan.keyed) return goOver(run, now);
  takeRun(now.run);
  return null;
};

const goesOn = ({ run, lost }: Adapted): string => {
  const where = `Under today’s rules, the same steps take you to day ${run.day + 1}. The run won’t be ranked.`;
  if (lost === 0) return where;
  return `${where} ${lost === 1 ? 'The last step is' : `The last ${lost} steps are`} no longer possible.`;
};
