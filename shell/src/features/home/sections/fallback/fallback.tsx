import { Button, Container, Row, Section, Stack, VisuallyHidden, Lead, TextLink } from '@wanderwork/ui';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { type ComponentType } from 'react';
import { useIsMember } from '../../../../shared/use-is-member';
import { type HomeAnchor, type HomeSection } from '../home-sections';
import { FeaturedCities } from './featured-cities';
import { LatestPosts } from './latest-posts';

/** The game in a sentence. */
const QuestOffer = () => (
  <Stack $gap={4}>
    <Lead>Circle the globe in 180 days. Available for All Pro &amp; Premium Subscribers.</Lead>
    <Row $gap={5}>
      <TextLink as={AppLink} to={paths.web.wanderquest()}>
        Play WanderQuest
      </TextLink>
      <TextLink as={AppLink} to={paths.web.subscription()}>
        See plans
      </TextLink>
    </Row>
  </Stack>
);

/** Shown in place of a form that failed to load. */
const FreeAccount = () => (
  <Stack $gap={4}>
    <Lead>The form couldn’t load. You can create a free account instead, no payment required.</Lead>
    <p>
      <TextLink as={AppLink} to={paths.web.register()}>
        Create a free account
      </TextLink>
    </p>
  </Stack>
);

/** Members need no form to join. */
const Community = () =>
  useIsMember() ? (
    <TextLink as={AppLink} to={paths.web.connect()}>
      Explore Connect
    </TextLink>
  ) : (
    <FreeAccount />
  );

const contents: Record<HomeAnchor, ComponentType> = {
  community: Community,
  wanderlens: FeaturedCities,
  wanderhub: LatestPosts,
  wanderquest: QuestOffer,
  newsletter: FreeAccount,
};

interface Props {
  section: HomeSection;
  onTryAgain: () => void;
}

/** The shell's own content in place of a remote's section that failed. */
const Fallback = ({ section: { anchor, heading }, onTryAgain }: Props) => {
  const Content = contents[anchor];
  const titleId = `${anchor}-title`;
  return (
    <Section $rule="grey" aria-labelledby={titleId}>
      <Container>
        <Stack $gap={5}>
          <Row $justify="between">
            <h2 id={titleId}>{heading}</h2>
            <Button size="small" onClick={onTryAgain}>
              Try Again <VisuallyHidden>to show {heading} in full</VisuallyHidden>
            </Button>
          </Row>
          <Content />
        </Stack>
      </Container>
    </Section>
  );
};

export default Fallback;
