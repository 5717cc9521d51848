import { Banner, Container } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../model/play-state';

/** Why a run that started as ranked is no longer ranked. */
export const RULES_CHANGED = 'The rules of the game have changed since this run began.';

/** Explains why a run lost its rank: nobody else played that day under these rules. */
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
