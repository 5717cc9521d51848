import { paths, toUtcDay } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { Button, ButtonLink, Grid, Small, Stack, Tag } from '@wanderwork/ui';
import styled from 'styled-components';
import { useAccountRuns, useActiveRuns } from '../../../shared/api/runs.query';
import { formatEdition, getCurrentEdition } from '../../../shared/editions';
import { useGate } from '../../../shared/gate';
import { modeInfos, playerLabels, type ModeInfo } from '../../../shared/modes';
import { type Run } from '../../../shared/saves/run';
import { useSavedRuns } from '../../../shared/saves/saved-runs';

/** The modes, who can play them, and a button each. */
export const ModeCards = () => {
  const runs = useSavedRuns();
  return (
    <Grid as="ul" role="list" aria-label="Ways to play" $min={340} $gap={4}>
      {modeInfos.map((info) => (
        <Card key={info.mode} info={info} run={runs.find(({ plan }) => plan.mode === info.mode)} />
      ))}
    </Grid>
  );
};

interface Props {
  info: ModeInfo;
  run: Run | undefined;
}

const Card = ({ info, run }: Props) => {
  const { name, length, about, players } = info;
  const [elsewhere] = useActiveRuns(info.mode);
  const where = run
    ? describeProgress(run)
    : elsewhere && `You have a run in your account, at day ${elsewhere.day + 1}.`;
  return (
    <Root>
      <Stack $gap={2}>
        <h3>{name}</h3>
        <p>
          {length}. {about}.
        </p>
        <p>
          <Tag tone="outlined">{playerLabels[players]}</Tag>
        </p>
        {where && <Small $quiet>{where}</Small>}
      </Stack>
      <CardAction info={info} run={run} isBegun={run ? !run.over : elsewhere !== undefined} />
    </Root>
  );
};

const describeProgress = ({ day, over, edition }: Run): string => {
  const of = edition ? `Your run of ${formatEdition(edition)}` : 'Your run';
  return over ? `${of} is over.` : `${of} is at day ${day + 1}.`;
};

/** Whether the run is over and nothing newer is open: an earlier day's dash makes room for today's. */
const isLatestResult = ({ over, edition }: Run, info: ModeInfo): boolean =>
  over && edition === getCurrentEdition(info);

/** The board of today's dash, once the account has finished it. */
const useFinishedDashBoard = ({ mode, drawnBy }: ModeInfo): string | null => {
  const edition = drawnBy === 'day' ? toUtcDay(new Date()) : null;
  const isFinished = useAccountRuns().some(
    (run) => run.mode === mode && run.period === edition && run.finishedAt !== null,
  );
  return edition !== null && isFinished ? `daily:${edition}` : null;
};

/** A started run stays playable and a finished one readable, whatever happens to the membership. */
const CardAction = ({ info, run, isBegun }: Props & { isBegun: boolean }) => {
  const board = useFinishedDashBoard(info);
  const to = paths.web.quest(info.slug);
  if (isBegun)
    return (
      <ButtonLink as={AppLink} to={to} variant="ink" aria-label={`Continue ${info.name}`}>
        Continue
      </ButtonLink>
    );
  if (run && isLatestResult(run, info))
    return (
      <ButtonLink as={AppLink} to={to} aria-label={`See how it ended: ${info.name}`}>
        See how it ended
      </ButtonLink>
    );
  if (board)
    return (
      <ButtonLink as={AppLink} to={paths.web.questBoards(board)}>
        See today’s ranks
      </ButtonLink>
    );
  return <PlayButton info={info} />;
};

const PlayButton = ({ info }: { info: ModeInfo }) => {
  const gate = useGate(info.mode);
  const to = paths.web.quest(info.slug);
  if (gate === 'upgrade')
    return (
      <Button onClick={() => showSubscriptionPanel()} aria-label={`Upgrade to Play ${info.name}`}>
        Upgrade to Play
      </Button>
    );
  if (gate === 'sign-in')
    return (
      <ButtonLink as={AppLink} to={paths.web.login(to)} aria-label={`Log In to play ${info.name}`}>
        Log In to play
      </ButtonLink>
    );
  return (
    <ButtonLink as={AppLink} to={to} aria-label={`Play ${info.name}`}>
      Play
    </ButtonLink>
  );
};

const Root = styled.li`
  display: grid;
  gap: var(--s4);
  align-content: space-between;
  justify-items: start;
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  list-style: none;

  h3 {
    font-size: var(--f-lg);
  }
`;
