import { paths } from '@wanderwork/contracts';
import { PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Section, Stack } from '@wanderwork/ui';
import { Trends } from '../features/trends/components/trends';

const TrendsPage = () => (
  <Section $tight>
    <PageHead
      title="Score changes"
      description="The latest month of IREX compared with the one before: which cities gained and dropped most, and why."
      canonical={paths.web.trends()}
    />
    <Container>
      <Stack $gap={6}>
        <Stack as="header" $gap={3}>
          <PageHeading>Score changes</PageHeading>
          <Lead>
            We record every score each month. See how the latest month compares with the one before.
          </Lead>
        </Stack>
        <Trends />
      </Stack>
    </Container>
  </Section>
);

export default TrendsPage;
