import { Button, Container, Row, Section, Stack, VisuallyHidden } from '@wanderwork/ui';
import type { ComponentType } from 'react';
import type { HomeAnchor } from '../home-sections';
import { FeaturedCities } from './featured-cities';
import { FreeAccount } from './free-account';
import { LatestPosts } from './latest-posts';
import { QuestOffer } from './quest-offer';

const contents: Record<HomeAnchor, { title: string; Content: ComponentType }> = {
  community: { title: 'Travel in good company', Content: FreeAccount },
  wanderlens: { title: 'WanderLens', Content: FeaturedCities },
  wanderhub: { title: 'WanderHub', Content: LatestPosts },
  wanderquest: { title: 'WanderQuest', Content: QuestOffer },
  newsletter: { title: 'Start Your Free Journey Today', Content: FreeAccount },
};

interface Props {
  anchor: HomeAnchor;
  onTryAgain: () => void;
}

/** What the shell has to show where a remote's section could not be: less, but of use. */
const Fallback = ({ anchor, onTryAgain }: Props) => {
  const { title, Content } = contents[anchor];
  const titleId = `${anchor}-title`;
  return (
    <Section $rule="grey" aria-labelledby={titleId}>
      <Container>
        <Stack $gap={5}>
          <Row $justify="between">
            <h2 id={titleId}>{title}</h2>
            <Button size="small" onClick={onTryAgain}>
              Try Again <VisuallyHidden>to show {title} in full</VisuallyHidden>
            </Button>
          </Row>
          <Content />
        </Stack>
      </Container>
    </Section>
  );
};

export default Fallback;
