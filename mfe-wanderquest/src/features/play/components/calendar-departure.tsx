import { Button, Lead, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { editionWords } from '../../../shared/editions';
import { type ModeInfo } from '../../../shared/modes';
import { planOf } from '../model/edition';
import { whatWins } from '../model/what-wins';
import { NotBegun } from './unbegun';
import { useSetOut } from './use-set-out';

const ranked: Readonly<Record<'day' | 'week', string>> = {
  day: 'Today everybody begins in the same city, with the same passport, and draws the same cards for the same steps.',
  week: 'This week everybody begins in the same city, with the same passport, and draws the same cards for the same steps.',
};

const terms: Readonly<Record<'day' | 'week', string>> = {
  day: 'One ranked dash a day. Each of its three weeks opens when the one before was sent in, so it needs a connection now and at the end of a week. Without one you begin a dash of your own, on no board.',
  week: 'Your best run of the week counts. Without a connection you begin a route of your own, on no board.',
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
        <Button variant="red" busy={busy} busyLabel="Beginning..." onClick={() => begin({ plan, edition })}>
          Begin {drawnBy === 'day' ? 'today’s dash' : 'this week’s route'}
        </Button>
      </div>
      <Terms $quiet>
        The run of {editionWords(edition)}, by UTC. {terms[drawnBy]}
      </Terms>
    </Stack>
  );
};

const Terms = styled(Small)`
  max-inline-size: 64ch;
`;
