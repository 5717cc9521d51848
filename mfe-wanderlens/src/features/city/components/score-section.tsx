import { paths, type CityDetail } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, TextLink, Stack } from '@wanderwork/ui';
import { DimensionBars } from '@wanderwork/ui/charts';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { getCurrentPage, citeScore } from '../../../shared/cite/citation';
import { CiteButton } from '../../../shared/cite/cite-button';
import { CitySection } from '../../../shared/city-section';

type City = Pick<CityDetail, 'name' | 'country' | 'irex'>;

interface Props {
  city: City;
  /** The number of ranked cities. */
  cityCount: number | null;
  /** The reader's own score. */
  children?: ReactNode;
}

/** The parts of the score, its data coverage and likely rank. */
export const ScoreSection = ({ city, cityCount, children }: Props) => {
  const { irex } = city;
  return (
    <CitySection id="score" title={`What’s behind the ${Math.round(irex.score)}`}>
      <Stack>
        <p>
          Based on <b>{Math.round(irex.confidence)}%</b> of the data behind a full score. Its rank is likely
          between {irex.rankLow} and {irex.rankHigh}
          {cityCount === null ? '' : ` of ${cityCount}`}.
        </p>
        <DimensionBars dimensions={irex.dimensions} />
        <Small $quiet>
          A weighted geometric mean, so strengths can’t fully offset a weak area. Where a figure is missing,
          we use the region’s median and count it as unknown. Formula {irex.formulaVersion}.{' '}
          <TextLink quiet as={AppLink} to={paths.web.method()}>
            How the score is made
          </TextLink>
        </Small>
        <div>
          <CiteButton subject="the score" getCitation={() => citeScore({ city, ...getCurrentPage() })} />
        </div>
        {children && <Own>{children}</Own>}
      </Stack>
    </CitySection>
  );
};

const Own = styled.div`
  max-width: 380px;
`;
