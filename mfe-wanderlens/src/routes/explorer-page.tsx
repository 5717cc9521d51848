import { BelowHeading, PageHead, type PrefetchData } from '@wanderwork/platform';
import { Container, Section, Stack } from '@wanderwork/ui';
import { type ComponentProps } from 'react';
import { resultQuery } from '../features/explorer/api/result.query';
import { Explorer } from '../features/explorer/components/explorer';
import { ExplorerHead } from '../features/explorer/components/explorer-head';
import { readFilters } from '../features/explorer/model/filters';
import { YourIrex } from '../features/your-irex/your-irex';
import { heroQuery } from '../shared/hero.query';

export const prefetch: PrefetchData = (client, _params, search) => {
  const filters = readFilters(search);
  // A search counts, so it is never prefetched. Saved cities are not known here.
  if (!filters.q && !filters.saved) void client.prefetchInfiniteQuery(resultQuery(filters));
  void client.prefetchQuery(heroQuery);
};

const ExplorerPage = () => (
  <Section $tight>
    <PageHead
      title="WanderLens: cities for remote work"
      description="Search cities for remote work by cost, internet, safety and region. One open score for each, and every figure with its source, year and grade."
    />
    <Container>
      <Stack $gap={5}>
        <ExplorerHead />
        <BelowHeading isServed>
          <YourIrex>{explorer}</YourIrex>
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

const explorer = (own: ComponentProps<typeof Explorer>['own']) => <Explorer own={own} />;

export default ExplorerPage;
