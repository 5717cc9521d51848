import { BelowHeading, PageHead, type PrefetchData, AppLink, PageHeading } from '@wanderwork/platform';
import { Container, Section, Stack, Caption, Lead, TextLink } from '@wanderwork/ui';
import { type ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { paths } from '@wanderwork/contracts';
import { resultQuery } from '../features/explorer/api/result.query';
import { Explorer } from '../features/explorer/components/explorer';
import { readFilters } from '../features/explorer/model/filters';
import { YourIrex } from '../features/your-irex/your-irex';
import { heroQuery } from '../shared/hero.query';
import { formatCount } from '../shared/format';

/** The page heading with a short introduction and the number of cities. */
const ExplorerHead = () => {
  const { data: hero } = useQuery(heroQuery);
  return (
    <Stack>
      <Title>WanderLens</Title>
      <Lead>
        Cities for remote work, scored from 0 to 100. The red band shows the margin of error.{' '}
        <TextLink quiet as={AppLink} to={paths.web.method()}>
          How the score is made
        </TextLink>
      </Lead>
      <Extent>
        {hero && `${formatCount(hero.cities)} cities in ${formatCount(hero.countries)} countries`}
      </Extent>
    </Stack>
  );
};

/** Reserves the line until the numbers are known. */
const Extent = styled(Caption)`
  min-height: 1lh;
`;

const Title = styled(PageHeading)`
  font-size: var(--f-2xl);
`;

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
