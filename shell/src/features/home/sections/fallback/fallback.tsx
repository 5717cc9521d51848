import { Button, Container, Row, Section, Stack, VisuallyHidden } from '@wanderwork/ui';
import type { ComponentType } from 'react';
import type { HomeAnchor, HomeSection } from '../home-sections';
import { FeaturedCities } from './featured-cities';
import { FreeAccount } from './free-account';
import { LatestPosts } from './latest-posts';
import { QuestOffer } from './quest-offer';

const contents: Record<HomeAnchor, ComponentType> = {
  community: FreeAccount,
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
