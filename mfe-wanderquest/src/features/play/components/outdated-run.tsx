import { Banner, Button, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { type Run } from '../../../shared/saves/run';
import { adoptCurrentRules } from '../api/adopt-current-rules';
import { setRunAside, loadRun } from '../model/save-game';
import { createRunFile } from '../model/saves/run-file';
import { downloadFile } from '../model/saves/download';
import { type AdaptedRun } from '../model/saves/rules';

interface Props {
  run: Run;
  now: AdaptedRun | null;
}

/** A run that plays out differently under today's rules. It never changes without the player's consent. */
export const OutdatedRun = ({ run, now }: Props) => {
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
              <Button variant="ink" onClick={() => void continueRun(run, now).then(setRefusal)}>
                Continue under today’s rules
              </Button>
            )}
            <Button onClick={() => downloadFile(createRunFile(run))}>Save as a file</Button>
            <Button onClick={() => void setRunAside(run.plan.mode)}>Start over</Button>
          </>
        }
      >
        {now
          ? describeAdaptedRun(now)
          : 'You can’t continue it: the same steps would turn out differently now.'}{' '}
        What you earned stays in your passport.
      </Banner>
    </Stack>
  );
};

const continueRun = async (run: Run, now: AdaptedRun): Promise<string | null> => {
  if (run.plan.keyed) return adoptCurrentRules(run, now);
  loadRun(now.run);
  return null;
};

const describeAdaptedRun = ({ run, lost }: AdaptedRun): string => {
  const where = `Under today’s rules, the same steps take you to day ${run.day + 1}. The run won’t be ranked.`;
  if (lost === 0) return where;
  return `${where} ${lost === 1 ? 'The last step is' : `The last ${lost} steps are`} no longer possible.`;
};
