import { type CityDetail } from '@wanderwork/contracts';
import { Small, Stack } from '@wanderwork/ui';
import { DimensionBars } from '@wanderwork/ui/charts';
import { getCurrentPage, citeScore } from '../../../shared/cite/citation';
import { CiteButton } from '../../../shared/cite/cite-button';
import { CitySection } from '../../../shared/city-section';

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
