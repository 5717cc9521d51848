import { paths, type CityDetail } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, Small, TextLink, Stack } from '@wanderwork/ui';
import { Dial, DimensionBars } from '@wanderwork/ui/charts';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { getCurrentPage, citeScore } from '../../../shared/cite/citation';
import { CiteButton } from '../../../shared/cite/cite-button';
import { CitySection } from '../../../shared/city-section';

interface Props {
  irex: CityDetail['irex'];
  /** The number of ranked cities. */
  cityCount: number | null;
  /** The reader's own score. */
  children?: ReactNode;
}

/** The score with its range, data coverage and likely rank. */
export const ScoreCard = ({ irex, cityCount, children }: Props) => (
  <Root as="section" aria-label="IREX" $pad>
    <Dial irex={irex} size={270} sweep />
    <Small $quiet>
      Based on <b>{Math.round(irex.confidence)}%</b> of the data behind a full score. Its rank is likely
      between {irex.rankLow} and {irex.rankHigh}
      {cityCount === null ? '' : ` of ${cityCount}`}.
    </Small>
    <Small>
      <TextLink quiet as={AppLink} to={paths.web.method()}>
        How the score is made
      </TextLink>
    </Small>
    {children}
  </Root>
);

const Root = styled(Card)`
  display: grid;
  gap: var(--s3);
  justify-items: center;
  text-align: center;

  b {
    color: var(--ink);
  }
`;

type City = Pick<CityDetail, 'name' | 'country' | 'irex'>;

export const ScoreSection = ({ city }: { city: City }) => {
  const { irex } = city;
  return (
    <CitySection id="score" title={`What’s behind the ${Math.round(irex.score)}`}>
      <Stack>
        <DimensionBars dimensions={irex.dimensions} />
        <Small $quiet>
          A weighted geometric mean, so strengths can’t fully offset a weak area. Where a figure is missing,
          we use the region’s median and count it as unknown. Formula {irex.formulaVersion}.
        </Small>
        <div>
          <CiteButton subject="the score" getCitation={() => citeScore({ city, ...getCurrentPage() })} />
        </div>
      </Stack>
    </CitySection>
  );
};
