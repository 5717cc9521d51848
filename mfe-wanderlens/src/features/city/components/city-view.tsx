import { type CityDetail } from '@wanderwork/contracts';
import { BelowHeading } from '@wanderwork/platform';
import { Container, media } from '@wanderwork/ui';
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
import { VerdictsSection } from './verdicts-section';

interface Props {
  city: CityDetail;
  /** How many cities are ranked; null when that is not known. */
  ranked: number | null;
}

/** A city with everything that is known about it. */
export const CityView = ({ city, ranked }: Props) => (
  <Page>
    <CityHead city={city} />
    <BelowHeading>
      <Body>
        <Score>
          <ScoreCard irex={city.irex} of={ranked} />
        </Score>
        <Text>
          <OnThisPage />
          <ScoreSection irex={city.irex} />
          <VerdictsSection city={city} />
          <CostSection city={city} />
          <ClimateSection city={city} />
          <FiguresSection city={city} />
          <SourcesSection sources={city.sources} />
        </Text>
        <div>
          <SimilarCities city={city} similar={city.similar} />
        </div>
      </Body>
    </BelowHeading>
  </Page>
);

const Page = styled(Container)`
  padding-block: 20px var(--s8);
`;

/** The score comes first to read; where there is room it and the neighbours stand beside the text. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;
  margin-top: var(--s6);

  ${media.desk} {
    grid-template: auto 1fr / minmax(0, 1fr) 330px;
    gap: var(--s4) var(--s8);
  }
`;

const Score = styled.div`
  ${media.desk} {
    grid-column: 2;
  }
`;

const Text = styled.div`
  ${media.desk} {
    grid-area: 1 / 1 / span 2;
  }

  > nav + section {
    border-top: 0;
  }
`;
