import { type CityDetail } from '@wanderwork/contracts';
import { Columns, Container } from '@wanderwork/ui';
import styled from 'styled-components';
import { CityHead } from './city-head';
import { ClimateSection } from './climate-section';
import { CostSection } from './cost-section';
import { FiguresSection } from './figures-section';
import { OnThisPage } from './on-this-page';
import { ScoreCard } from './score-card';
import { ScoreSection } from './score-section';
import { SimilarCities } from './similar-cities';
import { SourcesSection } from './sources-section';

interface Props {
  city: CityDetail;
  /** How many cities are ranked; null when that is not known. */
  ranked: number | null;
}

/** A city with everything that is known about it. */
export const CityView = ({ city, ranked }: Props) => (
  <Page>
    <CityHead city={city} />
    <Body>
      <div>
        <OnThisPage />
        <ScoreSection irex={city.irex} />
        <CostSection city={city} />
        <ClimateSection city={city} />
        <FiguresSection city={city} />
        <SourcesSection sources={city.sources} />
      </div>
      <Aside>
        <ScoreCard irex={city.irex} of={ranked} />
        <SimilarCities city={city} similar={city.similar} />
      </Aside>
    </Body>
  </Page>
);

const Page = styled(Container)`
  padding-block: 20px var(--s8);
`;

const Body = styled(Columns)`
  margin-top: var(--s6);

  > div > nav + section {
    border-top: 0;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: var(--s4);
`;
