import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { findCityIndex, getCity } from '@wanderwork/quest-engine';
import { Button, ButtonLink, Card, Container, Row, Small, Stack } from '@wanderwork/ui';
import { useSearchParams } from 'react-router-dom';
import { formatEdition, getCurrentEdition } from '../../../shared/editions';
import { useGate } from '../../../shared/gate';
import { getDifficultyName } from '../../../shared/labels';
import { type ModeInfo } from '../../../shared/modes';
import { usePlayState } from '../api/play-runner';
import { parseChallenge, type Challenge } from '../model/challenge';
import { StartFailureBanner, useStartRun } from './start-failure-banner';

/** A friend's challenge, which anybody with the link can look at. */
const ChallengeCard = ({ info }: { info: ModeInfo }) => {
  const [search, setSearch] = useSearchParams();
  const challenge = parseChallenge(info.mode, search);
  const hasRun = usePlayState(
    (state) => state.at !== 'closed' || state.page === 'elsewhere' || state.page === 'outdated',
  );
  if (!challenge) return null;
  return (
    <Container>
      <Card as="section" aria-labelledby="challenge-title" $pad>
        <Stack $gap={3}>
          <h2 id="challenge-title">A friend challenges you</h2>
          <p>{describeChallenge(info, challenge)}</p>
          {'edition' in challenge ? (
            <EditionAction info={info} edition={challenge.edition} />
          ) : (
            <PlanAction info={info} challenge={challenge} hasRun={hasRun} />
          )}
          <div>
            <Button size="small" onClick={() => setSearch({}, { replace: true })}>
              Hide the challenge
            </Button>
          </div>
        </Stack>
      </Card>
    </Container>
  );
};

const describeChallenge = (info: ModeInfo, challenge: Challenge): string => {
  const points = `${challenge.points.toLocaleString('en')} points`;
  if ('edition' in challenge)
    return `They made ${points} in the ${info.name} of ${formatEdition(challenge.edition)}. Everyone had the same start.`;
  const { home, difficulty } = challenge.plan;
  return `They made ${points} in a ${info.name} from ${getCity(findCityIndex(home)).name}, on ${getDifficultyName(difficulty)}. You get the same start and the same luck.`;
};

/** A calendar run of today or this week can still be played; an earlier one has its ranks. */
const EditionAction = ({ info, edition }: { info: ModeInfo; edition: string }) => {
  const isOpen = edition === getCurrentEdition(info);
  const kind = info.drawnBy === 'day' ? 'daily' : 'weekly';
  return (
    <Row>
      <Small $quiet>{isOpen ? 'It’s still open.' : 'It’s over, but the current one is open.'}</Small>
      <ButtonLink as={AppLink} to={paths.web.questBoards(`${kind}:${edition}`)}>
        See its ranks
      </ButtonLink>
    </Row>
  );
};

interface PlanActionProps {
  info: ModeInfo;
  challenge: Extract<Challenge, { plan: unknown }>;
  /** Another run of this mode is under way here. */
  hasRun: boolean;
}

const PlanAction = ({ info, challenge: { plan }, hasRun }: PlanActionProps) => {
  const gate = useGate(info.mode);
  const { busy, failure, begin } = useStartRun();
  if (hasRun) return <Small $quiet>Finish your own {info.name} or set it aside to take the challenge.</Small>;
  if (gate !== null) return null;
  return (
    <>
      {failure && <StartFailureBanner failure={failure} />}
      <div>
        <Button
          variant="ink"
          busy={busy}
          busyLabel="Starting..."
          onClick={() => begin({ plan, edition: null, unranked: true })}
        >
          Take the challenge
        </Button>
      </div>
    </>
  );
};

export default ChallengeCard;
