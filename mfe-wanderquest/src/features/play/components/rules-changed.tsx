import { Banner, Container } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../model/play-state';

/** Why a run stands on no board that was begun for one. */
export const RULES_CHANGED = 'The rules of the game have changed since this run began.';

/** Said where a run loses its place: the day it was played on has no other rules for anybody else. */
export const RulesChanged = ({ game: { run, state } }: { game: Game }) =>
  run.account?.outdated && run.plan.keyed && !state.ending ? (
    <BannerArea>
      <Banner tone="info" role="status">
        {RULES_CHANGED} You can finish it under the old rules. It stays in your account, but it isn’t ranked.
      </Banner>
    </BannerArea>
  ) : null;

const BannerArea = styled(Container)`
  padding-block-end: var(--s3);
`;
