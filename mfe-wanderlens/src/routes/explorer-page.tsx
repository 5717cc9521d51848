import { PageHead } from '@wanderwork/platform';
import { Container, Section, Stack } from '@wanderwork/ui';
import { Explorer } from '../features/explorer/components/explorer';
import { ExplorerHead } from '../features/explorer/components/explorer-head';

const ExplorerPage = () => (
  <Section $tight>
    <PageHead
      title="WanderLens: cities for remote work"
      description="Search cities for remote work by cost, internet, safety and region. One open score for each, and beside every figure its source, year and grade."
    />
    <Container>
      <Stack $gap={5}>
        <ExplorerHead />
        <Explorer />
      </Stack>
    </Container>
  </Section>
);

export default ExplorerPage;
