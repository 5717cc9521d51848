import { useQuery } from '@tanstack/react-query';
import { paths, type CityDetail } from '@wanderwork/contracts';
import { HttpError, PageHead, PageHeading, type PrefetchData } from '@wanderwork/platform';
import { Container, ErrorCard, Section } from '@wanderwork/ui';
import { useParams } from 'react-router-dom';
import { AnalysisSection } from '../features/analysis/components/analysis-section';
import { AnalyticsSection } from '../features/analytics/components/analytics-section';
import { ArrivalSection } from '../features/arrival/components/arrival-section';
import { CityPosts } from '../features/city-posts/components/city-posts';
import { cityQuery } from '../features/city/api/city.query';
import { CityNotFound } from '../features/city/components/city-not-found';
import { CitySkeleton } from '../features/city/components/city-skeleton';
import { CityView, type CityPart } from '../features/city/components/city-view';
import { ClimateSection } from '../features/city/components/climate-section';
import { CostSection } from '../features/city/components/cost-section';
import { FiguresSection } from '../features/city/components/figures-section';
import { InternetSection } from '../features/city/components/internet-section';
import { SafetySection } from '../features/city/components/safety-section';
import { ScoreCard } from '../features/city/components/score-card';
import { ScoreSection } from '../features/city/components/score-section';
import { SimilarCities } from '../features/city/components/similar-cities';
import { SourcesSection } from '../features/city/components/sources-section';
import { VerdictsSection } from '../features/city/components/verdicts-section';
import { EntrySection } from '../features/entry/components/entry-section';
import { HistorySection } from '../features/history/components/history-section';
import { OwnScore } from '../features/own-score/components/own-score';
import { ReportSection } from '../features/reports/components/report-section';
import { WorkDaySection } from '../features/work-day/components/work-day-section';
import { formatMoney } from '../shared/format';
import { heroQuery } from '../shared/hero.query';

export const prefetch: PrefetchData = (client, { slug = '' }) => {
  void client.prefetchQuery(cityQuery(slug));
  void client.prefetchQuery(heroQuery);
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
            <ScoreCard irex={city.irex} of={hero?.cities ?? null}>
              <OwnScore city={city} />
            </ScoreCard>
          }
          parts={partsOf(city)}
          aside={
            <>
              <SimilarCities city={city} similar={city.similar} />
              <CityPosts city={city} />
            </>
          }
        />
      </>
    );
  }
  if (error instanceof HttpError && error.status === 404) return <CityNotFound slug={slug} />;
  if (error) return <Failed onTryAgain={() => void refetch()} />;
  return <CitySkeleton />;
};

/** What stands on the page, in the order one reads it; the contents list it by these names. */
const partsOf = (city: CityDetail): CityPart[] => [
  { id: 'score', label: 'Score', section: <ScoreSection city={city} /> },
  { id: 'verdicts', label: 'Verdicts', section: <VerdictsSection city={city} /> },
  { id: 'analysis', label: 'Analysis', section: <AnalysisSection city={city} /> },
  { id: 'cost', label: 'Cost', section: <CostSection city={city} /> },
  { id: 'climate', label: 'Climate', section: <ClimateSection city={city} /> },
  { id: 'internet', label: 'Internet', section: <InternetSection city={city} /> },
  { id: 'safety', label: 'Safety', section: <SafetySection city={city} /> },
  { id: 'visa', label: 'Visa', section: <EntrySection city={city} /> },
  { id: 'work-day', label: 'Work day', section: <WorkDaySection city={city} /> },
  { id: 'airports', label: 'Airports', section: <ArrivalSection city={city} /> },
  { id: 'history', label: 'History', section: <HistorySection city={city} /> },
  { id: 'analytics', label: 'Analytics', section: <AnalyticsSection city={city} /> },
  { id: 'report', label: 'Report', section: <ReportSection city={city} /> },
  { id: 'figures', label: 'All figures', section: <FiguresSection city={city} /> },
  { id: 'sources', label: 'Sources', section: <SourcesSection sources={city.sources} /> },
];

const describe = ({ name, irex, monthlyCost }: CityDetail): string => {
  const cost = monthlyCost.value === null ? '' : `, about ${formatMoney(monthlyCost.value)} a month`;
  return `${name} for remote work: IREX ${Math.round(irex.score)}${cost}. Every figure with its source, year and grade.`;
};

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Section $tight>
    <Container>
      <PageHeading className="visually-hidden">A city</PageHeading>
      <ErrorCard onTryAgain={onTryAgain}>
        Nothing of yours is lost. The figures of this city could not be fetched.
      </ErrorCard>
    </Container>
  </Section>
);

export default CityPage;
