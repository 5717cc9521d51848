import { type CityDetail } from '@wanderwork/contracts';
import { Fragment, useEffect, type ReactNode } from 'react';
import { AnalysisSection } from '../features/analysis/components/analysis-section';
import { AnalyticsSection } from '../features/analytics/components/analytics-section';
import { ArrivalSection } from '../features/arrival/components/arrival-section';
import { ClimateSection } from '../features/city/components/climate-section';
import { CostSection } from '../features/city/components/cost-section';
import { FiguresSection, SourcesSection } from '../features/city/components/figures-section';
import { InternetSection, SafetySection } from '../features/city/components/readings';
import { VerdictsSection } from '../features/city/components/verdicts-section';
import { EntrySection } from '../features/entry/components/entry-section';
import { HistorySection } from '../features/history/components/history-section';
import { ReportSection } from '../features/reports/components/report-section';
import { WorkDaySection } from '../features/work-day/components/work-day-section';
import { laterParts, type LaterPart } from './city-parts';

interface Props {
  city: CityDetail;
  onDrawn: () => void;
}

const CityRest = ({ city, onDrawn }: Props) => {
  useEffect(onDrawn, [onDrawn]);
  const sections = sectionsOf(city);
  return laterParts.map((id) => <Fragment key={id}>{sections[id]}</Fragment>);
};

const sectionsOf = (city: CityDetail): Record<LaterPart, ReactNode> => ({
  verdicts: <VerdictsSection city={city} />,
  analysis: <AnalysisSection cities={[city]} currentSlug={city.slug} />,
  cost: <CostSection city={city} />,
  climate: <ClimateSection city={city} />,
  internet: <InternetSection city={city} />,
  safety: <SafetySection city={city} />,
  visa: <EntrySection city={city} />,
  'work-day': <WorkDaySection city={city} />,
  airports: <ArrivalSection city={city} />,
  history: <HistorySection city={city} />,
  analytics: <AnalyticsSection city={city} />,
  report: <ReportSection city={city} />,
  figures: <FiguresSection city={city} />,
  sources: <SourcesSection sources={city.sources} />,
});

export default CityRest;
