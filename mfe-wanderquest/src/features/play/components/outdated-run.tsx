import { Banner, Button, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { type QuestRun } from '@wanderwork/contracts';
import { serializeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { dispatch, usePlayState } from '../api/play-runner';
import { createRunFile, downloadFile } from '../model/saves/run-file';
import { type AdaptedRun, getPlanHeader } from '../model/saves/rules';
import { findOwner } from '../model/play-state';
import { parseAccountRun } from '../model/saves/account-run';
import { toSyncFailure, runsApi } from '../api/runs.requests';

interface Props {
  run: Run;
  now: AdaptedRun | null;
}

/** A run that plays out differently under today's rules. It never changes without the player's consent. */
const OutdatedRun = ({ run, now }: Props) => {
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
            <Button onClick={() => dispatch({ type: 'setAside' })}>Start over</Button>
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
  dispatch({ type: 'load', run: now.run });
  return null;
};

const describeAdaptedRun = ({ run, lost }: AdaptedRun): string => {
  const where = `Under today’s rules, the same steps take you to day ${run.day + 1}. The run won’t be ranked.`;
  if (lost === 0) return where;
  return `${where} ${lost === 1 ? 'The last step is' : `The last ${lost} steps are`} no longer possible.`;
};

const UNREACHED = 'We couldn’t reach your account. Your run is still there. Please try again.';

/** Whether the account's log is the start of the local one, so nothing would be lost. */
const isSame = (run: Run, { log, finishedAt }: QuestRun): boolean =>
  finishedAt === null && serializeLog(run.log).startsWith(log);

/** Replaces the account's log with the adapted run, unless another device has done so already. */
const replaceAccountLog = async (run: Run, { run: now }: AdaptedRun, user: string): Promise<void> => {
  const answer = await runsApi.get(run.id);
  const there = parseAccountRun(answer, user);
  if (there && !isSame(run, answer)) return dispatch({ type: 'diverge', here: run, there });
  const request = { log: serializeLog(now.log), header: getPlanHeader(now.plan), instead: answer.log };
  const moved = answer.outdated ? parseAccountRun(await runsApi.write(run.id, request), user) : there;
  if (!moved) throw new Error('The answer was no run.');
  dispatch({ type: 'load', run: moved });
};

/** Moves a ranked dash to today's rules in the account, which has its keys. Returns null, or the reason it failed. */
const adoptCurrentRules = async (run: Run, now: AdaptedRun): Promise<string | null> => {
  const user = findOwner(run, usePlayState.getState().user);
  if (user === null) return 'Please sign in again. Your run is still there.';
  try {
    await replaceAccountLog(run, now, user);
    return null;
  } catch (error) {
    const answer = await toSyncFailure(error, run.id);
    if (answer.is === 'refused') return answer.reason;
    return answer.is === 'gone' ? 'This dash is no longer in your account.' : UNREACHED;
  }
};

export default OutdatedRun;
