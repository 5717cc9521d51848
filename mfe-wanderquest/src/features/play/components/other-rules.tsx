import { Banner, Container } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../model/stage';

/** Why a run stands on no board that was begun for one. */
export const OTHER_RULES = 'The rules of the game have changed since this run began.';

/** Said where a run loses its place: the day it was played on has no other rules for anybody else. */
export const OtherRules = ({ game: { run, state } }: { game: Game }) =>
  run.account?.outdated && run.plan.keyed && !state.ending ? (
    <Room>
      <Banner tone="info" role="status">
        {OTHER_RULES} You can finish it under the old rules. It stays in your account, but it isn’t ranked.
      </Banner>
    </Room>
  ) : null;

const Room = styled(Container)`
  padding-block-end: var(--s3);
`;
