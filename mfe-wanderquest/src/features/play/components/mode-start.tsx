import { lazyRetry } from '@wanderwork/platform';
import { CURRENT_RULES } from '@wanderwork/quest-engine';
import { Spinner, Stack, Button, Lead, Small } from '@wanderwork/ui';
import { Suspense, type ComponentType } from 'react';
import styled from 'styled-components';
import { getCurrentEdition, formatEdition } from '../../../shared/editions';
import { useGate } from '../../../shared/gate';
import { type ModeInfo } from '../../../shared/modes';
import { type StartFormProps } from '../../../shared/start-form-props';
import { AccountRuns } from './account-runs';
import { OpenFile } from './open-file';
import { createEditionPlan, describeWinCondition } from '../model/edition-plan';
import { StartFailureBanner, useStartRun } from './start-failure-banner';
import { createSeeds } from '../model/create-run';

/** Whoever can play a mode never sees it. */
const LockedMode = lazyRetry(() => import('./locked-mode/locked-mode'));

interface Props {
  info: ModeInfo;
  /** The form that sets up a run. */
  StartForm: ComponentType<StartFormProps>;
}

/** The start page of a mode that is open to the player. */
export const ModeStart = ({ info, StartForm }: Props) => {
  const gate = useGate(info.mode);
  if (gate === undefined) return <Spinner />;
  if (gate)
    return (
      <Suspense fallback={<Spinner />}>
        <LockedMode info={info} gate={gate} />
      </Suspense>
    );
  const edition = getCurrentEdition(info);
  const { drawnBy } = info;
  return (
    <Stack $gap={6}>
      <AccountRuns info={info} />
      {edition && drawnBy ? (
        <CalendarStart info={info} edition={edition} drawnBy={drawnBy} />
      ) : (
        <FreeStart info={info} StartForm={StartForm} />
      )}
      <OpenFile mode={info.mode} />
    </Stack>
  );
};

const introductions: Readonly<Record<'day' | 'week', string>> = {
  day: 'Everyone starts in the same city today, with the same passport. The same choices bring the same cards.',
  week: 'Everyone starts in the same city this week, with the same passport. The same choices bring the same cards.',
};

const rankingTerms: Readonly<Record<'day' | 'week', string>> = {
  day: 'You get one ranked dash a day. Each of its three weeks opens once the week before is sent in, so you need a connection now and at the end of each week. Without one, you can play an unranked dash of your own.',
  week: 'Your best run of the week counts. Without a connection, you can play an unranked route of your own.',
};

interface CalendarStartProps {
  info: ModeInfo;
  edition: string;
  drawnBy: 'day' | 'week';
}

/** The start of a daily or weekly run, which is the same for everyone. */
const CalendarStart = ({ info, edition, drawnBy }: CalendarStartProps) => {
  const { busy, failure, begin } = useStartRun();
  const plan = createEditionPlan(info, edition);
  return (
    <Stack $gap={4}>
      <Lead>
        {info.length}. {introductions[drawnBy]}
      </Lead>
      <p>{describeWinCondition(info.mode)}</p>
      {failure && (
        <StartFailureBanner failure={failure} onUnranked={() => begin({ plan, edition, unranked: true })} />
      )}
      <div>
        <Button variant="red" busy={busy} busyLabel="Starting..." onClick={() => begin({ plan, edition })}>
          Start {drawnBy === 'day' ? 'today’s dash' : 'this week’s route'}
        </Button>
      </div>
      <Terms $quiet>
        This is the run for {formatEdition(edition)} (UTC). {rankingTerms[drawnBy]}
      </Terms>
    </Stack>
  );
};

const Terms = styled(Small)`
  max-inline-size: 64ch;
`;

interface FreeStartProps {
  info: ModeInfo;
  StartForm: ComponentType<StartFormProps>;
}

/** The start page of a mode whose runs have their own seeds. */
const FreeStart = ({ info, StartForm }: FreeStartProps) => {
  const { busy, failure, begin } = useStartRun();
  return (
    <StartForm
      info={info}
      busy={busy}
      error={failure && <StartFailureBanner failure={failure} />}
      onStart={(setup, help) =>
        begin({ plan: { ...setup, ...createSeeds(), rulesVersion: CURRENT_RULES }, edition: null, help })
      }
    />
  );
};
