import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { type City, type Mode } from '@wanderwork/quest-engine';
import { Button, ButtonLink, Row, Small, Stack } from '@wanderwork/ui';
import { useGate } from '../../../../shared/gate';
import { getModeInfo } from '../../../../shared/modes';
import { type Run } from '../../../../shared/saves/run';
import { dispatch } from '../../api/play-runner';
import { isDashOfToday } from '../../model/results/dash-of-today';

/** What to do after the end of a run. There is one dash a day, so a finished one leads to the ranks of the day. */
export const NextSteps = ({ run, city }: { run: Run; city: City }) => {
  const isTodaysDash = isDashOfToday(run);
  return (
    <Stack $gap={3}>
      <Row>
        {isTodaysDash ? (
          <ButtonLink as={AppLink} variant="red" to={paths.web.questBoards(`daily:${run.edition!}`)}>
            {run.account?.board ? 'See your place' : 'See today’s ranks'}
          </ButtonLink>
        ) : (
          <PlayOn mode={run.plan.mode} />
        )}
        <ButtonLink as={AppLink} to={paths.web.wanderquest()}>
          All ways to play
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.city(city.id)}>
          See the real {city.name}
        </ButtonLink>
      </Row>
      {isTodaysDash && <Small $quiet>The next dash starts at midnight UTC.</Small>}
      {run.plan.mode === 'first_week' && <DashNote />}
    </Stack>
  );
};

const DashNote = () => {
  const gate = useGate('daily_dash');
  return gate === undefined ? null : (
    <Small $quiet>
      The Dash is 21 days from a start that everyone shares today.
      {gate === 'sign-in' && ' It’s free with an account.'}
    </Small>
  );
};

const againLabels: Partial<Record<Mode, string>> = { daily_dash: 'Play today’s Dash' };

const PlayOn = ({ mode }: { mode: Mode }) =>
  mode === 'first_week' ? (
    <>
      <ButtonLink as={AppLink} variant="red" to={paths.web.quest(getModeInfo('daily_dash').slug)}>
        Play today’s Dash
      </ButtonLink>
      <Button onClick={() => dispatch({ type: 'setAside' })}>Play another week</Button>
    </>
  ) : (
    <Button variant="red" onClick={() => dispatch({ type: 'setAside' })}>
      {againLabels[mode] ?? `Play ${getModeInfo(mode).name} again`}
    </Button>
  );
