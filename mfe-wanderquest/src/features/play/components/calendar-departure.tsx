import { Button, Lead, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { editionWords } from '../../../shared/editions';
import { type ModeInfo } from '../../../shared/modes';
import { planOf } from '../model/edition';
import { whatWins } from '../model/what-wins';
import { NotBegun } from './unbegun';
import { useSetOut } from './use-set-out';

const ranked: Readonly<Record<'day' | 'week', string>> = {
  day: 'Everyone starts in the same city today, with the same passport. The same choices bring the same cards.',
  week: 'Everyone starts in the same city this week, with the same passport. The same choices bring the same cards.',
};

const terms: Readonly<Record<'day' | 'week', string>> = {
  day: 'You get one ranked dash a day. Each of its three weeks opens once the week before is sent in, so you need a connection now and at the end of each week. Without one, you play an unranked dash of your own.',
  week: 'Your best run of the week counts. Without a connection, you play an unranked route of your own.',
};

interface Props {
  info: ModeInfo;
  edition: string;
  drawnBy: 'day' | 'week';
}

/** A start that is the same for everybody on a day, or in a week. */
export const CalendarDeparture = ({ info, edition, drawnBy }: Props) => {
  const { busy, unbegun, begin } = useSetOut();
  const plan = planOf(info, edition);
  return (
    <Stack $gap={4}>
      <Lead>
        {info.length}. {ranked[drawnBy]}
      </Lead>
      <p>{whatWins(info.mode)}</p>
      {unbegun && <NotBegun unbegun={unbegun} onUnranked={() => begin({ plan, edition, unranked: true })} />}
      <div>
        <Button variant="red" busy={busy} busyLabel="Starting..." onClick={() => begin({ plan, edition })}>
          Start {drawnBy === 'day' ? 'today’s dash' : 'this week’s route'}
        </Button>
      </div>
      <Terms $quiet>
        This is the run for {editionWords(edition)} (UTC). {terms[drawnBy]}
      </Terms>
    </Stack>
  );
};

const Terms = styled(Small)`
  max-inline-size: 64ch;
`;
