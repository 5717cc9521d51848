import { type CityDetail } from '@wanderwork/contracts';
import { Small, Stack } from '@wanderwork/ui';
import { DimensionBars } from '@wanderwork/ui/charts';
import { herePage, scoreCitation } from '../../../shared/cite/citation';
import { CiteButton } from '../../../shared/cite/cite-button';
import { CitySection } from '../../../shared/city-section';

type City = Pick<CityDetail, 'name' | 'country' | 'irex'>;

/** The eight dimensions behind the number. */
export const ScoreSection = ({ city }: { city: City }) => {
  const { irex } = city;
  return (
    <CitySection id="score" title={`What the ${Math.round(irex.score)} is made of`}>
      <Stack>
        <DimensionBars dimensions={irex.dimensions} />
        <Small $quiet>
          A weighted geometric mean: a bad dimension cannot be bought off by a good one. Where a figure is
          missing the region’s median stands in and counts as not known. Formula {irex.formulaVersion}.
        </Small>
        <div>
          <CiteButton of="the score" citation={() => scoreCitation({ city, ...herePage() })} />
        </div>
      </Stack>
    </CitySection>
  );
};
