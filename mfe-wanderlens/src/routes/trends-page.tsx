import { paths } from '@wanderwork/contracts';
import { PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Section, Stack } from '@wanderwork/ui';
import { Trends } from '../features/trends/components/trends';

const TrendsPage = () => (
  <Section $tight>
    <PageHead
      title="What rose, what fell"
      description="The newest month of IREX against the one before: which cities rose and fell most, and which dimensions made it."
      canonical={paths.web.trends()}
    />
    <Container>
      <Stack $gap={6}>
        <Stack as="header" $gap={3}>
          <PageHeading>What rose, what fell</PageHeading>
          <Lead>Each month every score is kept. Here the newest month stands against the one before it.</Lead>
        </Stack>
        <Trends />
      </Stack>
    </Container>
  </Section>
);

export default TrendsPage;
