import { useQuery, queryOptions } from '@tanstack/react-query';
import { paths, type CityDetail } from '@wanderwork/contracts';
import { HttpError, PageHead, PageHeading, type PrefetchData, http, AppLink } from '@wanderwork/platform';
import {
  Container,
  ErrorCard,
  Section,
  ButtonLink,
  Lead,
  Stack,
  Columns,
  Skeleton,
  Spinner,
  VisuallyHidden,
} from '@wanderwork/ui';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { CityPosts } from '../features/city-posts/components/city-posts';
import { CityView } from '../features/city/components/city-view';
import { ScoreCard, ScoreSection } from '../features/city/components/score-card';
import { SimilarCities } from '../features/city/components/similar-cities';
import { OwnScore } from '../features/own-score/components/own-score';
import { formatMoney } from '../shared/format';
import { heroQuery } from '../shared/hero.query';
import { runWhenIdle } from '../shared/run-when-idle';
import { contents } from './city-parts';
import { CityRest } from './city-rest-code';
import { CityRestPlace } from './city-rest-place';

/** The placeholder of a city page while it loads. */
const CitySkeleton = () => (
  <Page>
    <VisuallyHidden as="h1">City</VisuallyHidden>
    <Spinner label="Loading the city" />
    <Stack $gap={5}>
      <Skeleton $width="min(100%, 420px)" $height="clamp(3rem, 1.6rem + 6.8vw, 7rem)" />
      <Skeleton $width="min(100%, 360px)" />
      <Skeleton $height="clamp(234px, 32vw, 434px)" />
      <Columns>
        <Skeleton $height="420px" />
        <Skeleton $height="360px" />
      </Columns>
    </Stack>
  </Page>
);

const Page = styled(Container)`
  /* Keeps the footer out of view, so that it loads nothing yet. */
  min-height: 200vh;
  padding-block: 20px var(--s8);
`;

/** Shown for an unknown city, with a link to the search. */
const CityNotFound = ({ slug }: { slug: string }) => (
  <Section>
    <PageHead title="Not on our chart" private />
    <Container>
      <Stack $gap={5}>
        <PageHeading>Not on our chart</PageHeading>
        <Lead>
          We have no city called “{slug.replaceAll('-', ' ')}” yet. We may spell it differently, or there may
          be no open data for it.
        </Lead>
        <p>
          <ButtonLink
            as={AppLink}
            to={`${paths.web.wanderlens()}?${new URLSearchParams({ q: slug.replaceAll('-', ' ') })}`}
            variant="ink"
          >
            Search cities
          </ButtonLink>
        </p>
      </Stack>
    </Container>
  </Section>
);

const cityQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug],
    queryFn: ({ signal }) => http.get<CityDetail>(paths.api.city(slug), { signal }),
  });

export const prefetch: PrefetchData = (client, { slug = '' }) => {
  void client.prefetchQuery(cityQuery(slug));
  void client.prefetchQuery(heroQuery);
  runWhenIdle(() => void CityRest.preload().catch(() => undefined));
};

const CityPage = () => {
  const { slug = '' } = useParams();
  const { data: city, error, refetch } = useQuery(cityQuery(slug));
  const { data: hero } = useQuery(heroQuery);

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
          score={
            <ScoreCard irex={city.irex} cityCount={hero?.cities ?? null}>
              <OwnScore city={city} />
            </ScoreCard>
          }
          contents={contents}
          first={<ScoreSection city={city} />}
          rest={(onDrawn) => <CityRestPlace city={city} onDrawn={onDrawn} />}
          aside={(isWhole) => (
            <>
              <SimilarCities city={city} similar={city.similar} />
              {isWhole && <CityPosts city={city} />}
            </>
          )}
        />
      </>
    );
  }
  if (error instanceof HttpError && error.status === 404) return <CityNotFound slug={slug} />;
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
