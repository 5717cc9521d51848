import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { findCityIndex, getCity } from '@wanderwork/quest-engine';
import { Banner, Button, ButtonLink, Card, Container, Row, Small, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
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
  const hide = (
    <Button size="small" onClick={() => setSearch({}, { replace: true })}>
      Hide the challenge
    </Button>
  );
  if (!challenge)
    return (
      <Place>
        <Banner tone="warn" role="status" title="This challenge link doesn’t work." actions={hide}>
          It may have been cut off on the way. Ask your friend to copy it again.
        </Banner>
      </Place>
    );
  return (
    <Place>
      <Card as="section" aria-labelledby="challenge-title" $pad>
        <Stack $gap={3}>
          <Title id="challenge-title">A friend challenges you</Title>
          <p>{describeChallenge(info, challenge)}</p>
          {'edition' in challenge ? (
            <EditionAction info={info} edition={challenge.edition}>
              {hide}
            </EditionAction>
          ) : (
            <PlanAction info={info} challenge={challenge} hasRun={hasRun}>
              {hide}
            </PlanAction>
          )}
        </Stack>
      </Card>
    </Place>
  );
};

const Place = styled(Container)`
  padding-block: var(--s4) var(--s3);
`;

/** Above the page's own heading, which it must not outshout. */
const Title = styled.h2`
  font-size: var(--f-xl);
`;

const describeChallenge = (info: ModeInfo, challenge: Challenge): string => {
  const points = `${challenge.points.toLocaleString('en')} points`;
  if ('edition' in challenge)
    return `They made ${points} in the ${info.name} of ${formatEdition(challenge.edition)}. Everyone had the same start.`;
  const { home, difficulty } = challenge.plan;
  return `They made ${points} in a ${info.name} from ${getCity(findCityIndex(home)).name}, on ${getDifficultyName(difficulty)}. You get the same start and the same luck.`;
};

interface EditionActionProps {
  info: ModeInfo;
  edition: string;
  /** More buttons. */
  children: ReactNode;
}

/** A calendar run of today or this week can still be played; an earlier one has its ranks. */
const EditionAction = ({ info, edition, children }: EditionActionProps) => {
  const isOpen = edition === getCurrentEdition(info);
  const kind = info.drawnBy === 'day' ? 'daily' : 'weekly';
  return (
    <>
      <Small $quiet>{isOpen ? 'It’s still open.' : 'It’s over, but the current one is open.'}</Small>
      <Row>
        <ButtonLink as={AppLink} size="small" to={paths.web.questBoards(`${kind}:${edition}`)}>
          See its ranks
        </ButtonLink>
        {children}
      </Row>
    </>
  );
};

interface PlanActionProps {
  info: ModeInfo;
  challenge: Extract<Challenge, { plan: unknown }>;
  /** Another run of this mode is under way here. */
  hasRun: boolean;
  /** More buttons. */
  children: ReactNode;
}

const PlanAction = ({ info, challenge: { plan }, hasRun, children }: PlanActionProps) => {
  const gate = useGate(info.mode);
  const { busy, failure, begin } = useStartRun();
  return (
    <>
      {hasRun && <Small $quiet>Finish your own {info.name} or set it aside to take the challenge.</Small>}
      {failure && <StartFailureBanner failure={failure} />}
      <Row>
        {!hasRun && gate === null && (
          <Button
            variant="ink"
            size="small"
            busy={busy}
            busyLabel="Starting..."
            onClick={() => begin({ plan, edition: null, unranked: true })}
          >
            Take the challenge
          </Button>
        )}
        {children}
      </Row>
    </>
  );
};

export default ChallengeCard;
