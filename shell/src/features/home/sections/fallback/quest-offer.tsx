import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Lead, Row, Stack, TextLink } from '@wanderwork/ui';

/** The game in a sentence. */
export const QuestOffer = () => (
  <Stack $gap={4}>
    <Lead>Circle the globe in 180 days. Available for All Pro &amp; Premium Subscribers.</Lead>
    <Row $gap={5}>
      <TextLink as={AppLink} to={paths.web.wanderquest()}>
        Play WanderQuest
      </TextLink>
      <TextLink as={AppLink} to={paths.web.subscription()}>
        See membership plans
      </TextLink>
    </Row>
  </Stack>
);
