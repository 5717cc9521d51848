import { BelowHeading, PageHead, type PrefetchData } from '@wanderwork/platform';
import { Container, Section, Stack } from '@wanderwork/ui';
import { citiesQuery } from '../features/explorer/api/cities.query';
import { Explorer } from '../features/explorer/components/explorer';
import { ExplorerHead } from '../features/explorer/components/explorer-head';
import { readFilters } from '../features/explorer/model/filters';
import { heroQuery } from '../shared/hero.query';

export const prefetch: PrefetchData = (client, _params, search) => {
  void client.prefetchInfiniteQuery(citiesQuery(readFilters(search)));
  void client.prefetchQuery(heroQuery);
};

const ExplorerPage = () => (
  <Section $tight>
    <PageHead
      title="WanderLens: cities for remote work"
      description="Search cities for remote work by cost, internet, safety and region. One open score for each, and beside every figure its source, year and grade."
    />
    <Container>
      <Stack $gap={5}>
        <ExplorerHead />
        <BelowHeading>
          <Explorer />
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

export default ExplorerPage;
