import { useQuery } from '@tanstack/react-query';
import { type CityDetail } from '@wanderwork/contracts';
import { media } from '@wanderwork/ui';
import { Fragment, useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { AnalysisSection } from '../features/analysis/components/analysis-section';
import { AnalyticsSection } from '../features/analytics/components/analytics-section';
import { ArrivalSection } from '../features/arrival/components/arrival-section';
import { CityPosts } from '../features/city-posts/components/city-posts';
import { AskPeople } from '../features/city/components/ask-people';
import { ClimateSection } from '../features/city/components/climate-section';
import { CostSection } from '../features/city/components/cost-section';
import { FiguresSection, SourcesSection } from '../features/city/components/figures-section';
import { InternetSection, SafetySection } from '../features/city/components/readings';
import { ScoreSection } from '../features/city/components/score-section';
import { SimilarCities } from '../features/city/components/similar-cities';
import { VerdictsSection } from '../features/city/components/verdicts-section';
import { useStatements } from '../features/city/components/in-short-section';
import { EntrySection } from '../features/entry/components/entry-section';
import { HistorySection } from '../features/history/components/history-section';
import { OwnScore } from '../features/own-score/components/own-score';
import { ReportSection } from '../features/reports/components/report-section';
import { WorkDaySection } from '../features/work-day/components/work-day-section';
import { heroQuery } from '../shared/hero.query';
import { laterParts, type LaterPart } from './city-parts';

interface Props {
  city: CityDetail;
  onDrawn: () => void;
}

/** The sections below the first view of a city page, and what to read next. */
const CityRest = ({ city, onDrawn }: Props) => {
  useEffect(onDrawn, [onDrawn]);
  const sections = useSections(city);
  return (
    <>
      {laterParts.map((parts) => (
        <Tab key={parts[0]}>
          {parts.map((id) => (
            <Fragment key={id}>{sections[id]}</Fragment>
          ))}
        </Tab>
      ))}
      <Next>
        <SimilarCities city={city} similar={city.similar} />
        <AskPeople city={city} />
        <CityPosts city={city} />
      </Next>
    </>
  );
};

const useSections = (city: CityDetail): Record<LaterPart, ReactNode> => {
  const { data: hero } = useQuery(heroQuery);
  const { sources } = useStatements(city);
  return {
    verdicts: <VerdictsSection city={city} />,
    score: (
      <ScoreSection city={city} cityCount={hero?.cities ?? null}>
        <OwnScore city={city} />
      </ScoreSection>
    ),
    analysis: <AnalysisSection cities={[city]} currentSlug={city.slug} />,
    cost: <CostSection city={city} />,
    climate: <ClimateSection city={city} />,
    internet: <InternetSection city={city} />,
    'work-day': <WorkDaySection city={city} />,
    safety: <SafetySection city={city} />,
    visa: <EntrySection city={city} />,
    airports: <ArrivalSection city={city} />,
    history: <HistorySection city={city} />,
    analytics: <AnalyticsSection city={city} />,
    report: <ReportSection city={city} />,
    figures: <FiguresSection city={city} />,
    sources: <SourcesSection sources={sources} />,
  };
};

/** Sections of one subject: a grey line parts them, an ink line parts subjects. */
const Tab = styled.div`
  > section + section {
    border-color: var(--line);
  }

  &:first-child > :first-child {
    border-color: var(--line);
  }
`;

const Next = styled.div`
  display: grid;
  gap: var(--s4);
  align-items: start;
  padding-top: var(--s6);
  border-top: 1px solid var(--ink);

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  }
`;

export default CityRest;
