import { useQuery } from '@tanstack/react-query';
import { paths, type CityDetail } from '@wanderwork/contracts';
import { HttpError, PageHead, PageHeading, type PrefetchData } from '@wanderwork/platform';
import { Container, ErrorCard, Section } from '@wanderwork/ui';
import { useParams } from 'react-router-dom';
import { CityPosts } from '../features/city-posts/components/city-posts';
import { cityQuery } from '../features/city/api/city.query';
import { CityNotFound } from '../features/city/components/city-not-found';
import { CitySkeleton } from '../features/city/components/city-skeleton';
import { CityView } from '../features/city/components/city-view';
import { ScoreCard } from '../features/city/components/score-card';
import { ScoreSection } from '../features/city/components/score-section';
import { SimilarCities } from '../features/city/components/similar-cities';
import { OwnScore } from '../features/own-score/components/own-score';
import { formatMoney } from '../shared/format';
import { heroQuery } from '../shared/hero.query';
import { runWhenIdle } from '../shared/run-when-idle';
import { contents } from './city-parts';
import { CityRest } from './city-rest-code';
import { CityRestPlace } from './city-rest-place';

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
