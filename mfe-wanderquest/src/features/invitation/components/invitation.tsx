import { hasTier, paths } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel, useSession } from '@wanderwork/platform';
import { Button, ButtonLink, Row } from '@wanderwork/ui';
import styled from 'styled-components';
import { QuestBand } from '../../../shared/quest-band';

/** WanderQuest on the home page. */
export const Invitation = () => (
  <QuestBand labelledBy="wanderquest-title">
    <h2 id="wanderquest-title">WanderQuest</h2>
    <p>
      Circle the globe in 180 days while your income, your energy and your friendships hold. Real costs, real
      climates, real visa windows. Every city leaves a stamp.
    </p>
    <Offer>Available for All Pro &amp; Premium Subscribers</Offer>
    <Row>
      <ButtonLink as={AppLink} to={paths.web.wanderquest()} variant="red">
        Play WanderQuest
      </ButtonLink>
      <Upgrade />
    </Row>
  </QuestBand>
);

/** For players without a subscription. */
const Upgrade = () => {
  const subscribed = useSession(({ user }) => hasTier(user, 'pro'));
  return subscribed ? null : <Button onClick={() => showSubscriptionPanel()}>Upgrade to Play</Button>;
};

const Offer = styled.p`
  font: italic 400 1.25rem/1.3 var(--serif);
`;
