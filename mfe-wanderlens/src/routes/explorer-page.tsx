import {
  BelowHeading,
  PageHead,
  type PrefetchData,
  AppLink,
  openAssistant,
  PageHeading,
} from '@wanderwork/platform';
import { Container, Section, Stack, Caption, Lead, TextLink, media } from '@wanderwork/ui';
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
    <Stack $gap={2}>
      <Title>WanderLens</Title>
      <Introduction>
        Cities for remote work, scored from 0 to 100. The red band shows the margin of error.
      </Introduction>
      <Extent>
        <TextLink quiet as={AppLink} to={paths.web.method()}>
          How the score is made
        </TextLink>
        <TextLink quiet as={AppLink} to={paths.web.planner()}>
          Plan a trip
        </TextLink>
        <button type="button" className="link-button" onClick={openAssistant}>
          Ask the assistant
        </button>
        <span>
          {hero && `${formatCount(hero.cities)} cities in ${formatCount(hero.countries)} countries`}
        </span>
      </Extent>
    </Stack>
  );
};

const Introduction = styled(Lead)`
  max-width: none;

  ${media.belowPhone} {
    font-size: var(--f-sm);
  }
`;

/** On phones the cities begin above the fold, so the numbers, which the list repeats, are left out. */
const Extent = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  align-items: baseline;

  ${media.belowPhone} {
    > span {
      display: none;
    }
  }
`;

const Page = styled(Section)`
  ${media.belowPhone} {
    padding-top: var(--s4);
  }
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
  <Page $tight>
    <PageHead
      title="WanderLens: cities for remote work"
      description="Search cities for remote work by cost, internet, safety and region. One open score for each, and every figure with its source, year and grade."
    />
    <Container>
      <Stack $gap={4}>
        <ExplorerHead />
        <BelowHeading isServed>
          <YourIrex>{explorer}</YourIrex>
        </BelowHeading>
      </Stack>
    </Container>
  </Page>
);

const explorer = (own: ComponentProps<typeof Explorer>['own']) => <Explorer own={own} />;

export default ExplorerPage;
