import { Button, Lead, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatEdition } from '../../../shared/editions';
import { type ModeInfo } from '../../../shared/modes';
import { createEditionPlan } from '../model/edition-plan';
import { describeWinCondition } from '../model/win-condition';
import { StartFailureBanner } from './start-failure-banner';
import { useStartRun } from './use-start-run';

const introductions: Readonly<Record<'day' | 'week', string>> = {
  day: 'Everyone starts in the same city today, with the same passport. The same choices bring the same cards.',
  week: 'Everyone starts in the same city this week, with the same passport. The same choices bring the same cards.',
};

const rankingTerms: Readonly<Record<'day' | 'week', string>> = {
  day: 'You get one ranked dash a day. Each of its three weeks opens once the week before is sent in, so you need a connection now and at the end of each week. Without one, you play an unranked dash of your own.',
  week: 'Your best run of the week counts. Without a connection, you play an unranked route of your own.',
};

interface Props {
  info: ModeInfo;
  edition: string;
  drawnBy: 'day' | 'week';
}

/** The start of a daily or weekly run, which is the same for everyone. */
export const CalendarStart = ({ info, edition, drawnBy }: Props) => {
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
