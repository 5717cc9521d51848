import { useQuery, queryOptions } from '@tanstack/react-query';
import { paths, type CityDetail } from '@wanderwork/contracts';
import { HttpError, PageHead, PageHeading, type PrefetchData, http, lazyRetry } from '@wanderwork/platform';
import { Container, ErrorCard, Section, Stack, Skeleton, Spinner, VisuallyHidden } from '@wanderwork/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Aside, CityView, Page } from '../features/city/components/city-view';
import { formatMoney } from '../shared/format';
import { runWhenIdle } from '../shared/run-when-idle';
import { contents } from './city-parts';
import { CityRest } from './city-rest-code';
import { CityRestPlace } from './city-rest-place';

/** The placeholder of a city page while it loads. */
const CitySkeleton = () => (
  <LongPage>
    <div>
      <VisuallyHidden as="h1">City</VisuallyHidden>
      <Spinner label="Loading the city" />
      <Stack $gap={4}>
        <Skeleton $width="min(100%, 420px)" $height="clamp(3.25rem, 2.25rem + 4.2vw, 6rem)" />
        <Skeleton $width="min(100%, 360px)" />
        <Skeleton $height="4.5rem" />
      </Stack>
    </div>
    <Aside>
      <Skeleton $height="320px" />
    </Aside>
    <Skeleton $height="clamp(124px, 23vw, 224px)" />
    <Skeleton $height="420px" />
  </LongPage>
);

/** Keeps the footer out of view, so that it loads nothing yet. */
const LongPage = styled(Page)`
  min-height: 200vh;
`;

/** Rarely needed. */
const CityNotFound = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './city-not-found'));

const cityQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug],
    queryFn: ({ signal }) => http.get<CityDetail>(paths.api.city(slug), { signal }),
  });

export const prefetch: PrefetchData = (client, { slug = '' }) => {
  void client.prefetchQuery(cityQuery(slug));
  runWhenIdle(() => void CityRest.preload().catch(() => undefined));
};

const CityPage = () => {
  const { slug = '' } = useParams();
  const { data: city, error, refetch } = useQuery(cityQuery(slug));

  if (city) {
    return (
      <>
        <PageHead
          title={`${city.name}, ${city.country}`}
          description={describe(city)}
          canonical={paths.web.city(city.slug)}
        />
        <CityView
          key={city.slug}
          city={city}
          contents={contents}
          rest={(onDrawn) => <CityRestPlace city={city} onDrawn={onDrawn} />}
        />
      </>
    );
  }
  if (error instanceof HttpError && error.status === 404)
    return (
      <Suspense fallback={<CitySkeleton />}>
        <CityNotFound slug={slug} />
      </Suspense>
    );
  if (error) return <Failed onTryAgain={() => void refetch()} />;
  return <CitySkeleton />;
};

const describe = ({ name, irex, monthlyCost }: CityDetail): string => {
  const cost = monthlyCost.value === null ? '' : `, about ${formatMoney(monthlyCost.value)} a month`;
  return `${name} for remote work: IREX ${Math.round(irex.score)}${cost}. Every figure with its source, year and grade.`;
};

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Section $tight>
    <Container>
      <PageHeading className="visually-hidden">City</PageHeading>
      <ErrorCard onTryAgain={onTryAgain}>We couldn’t load this city. Please try again.</ErrorCard>
    </Container>
  </Section>
);

export default CityPage;
