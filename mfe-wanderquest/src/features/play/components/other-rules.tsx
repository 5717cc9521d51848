import { Banner, Container } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../model/stage';

/** Why a run stands on no board that was begun for one. */
export const OTHER_RULES = 'The game has other rules now than those this run began with.';

/** Said where a run loses its place: the day it was played on has no other rules for anybody else. */
export const OtherRules = ({ game: { run, state } }: { game: Game }) =>
  run.account?.outdated && run.plan.keyed && !state.ending ? (
    <Room>
      <Banner tone="info" role="status">
        {OTHER_RULES} You play it to its end as it began; it stays in your account, on no board.
      </Banner>
    </Room>
  ) : null;

const Room = styled(Container)`
  padding-block-end: var(--s3);
`;
