import { type CityDetail } from '@wanderwork/contracts';
import { DataMark, Small, Stack } from '@wanderwork/ui';
import { CostScale } from '@wanderwork/ui/charts';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownOrigins } from '../../../shared/cite/figure-runs';
import { formatMoney, NO_FIGURE } from '../../../shared/format';
import { MissingFigures } from '../../../shared/missing-figures';
import { costKeys, getCostParts } from '../model/cost-parts';
import { CitySection } from '../../../shared/city-section';

type City = Pick<CityDetail, 'name' | 'country' | 'monthlyCost' | 'figures' | 'sources' | 'launchSample'>;

/** The monthly cost along a scale bar. */
export const CostSection = ({ city }: { city: City }) => {
  const { value, grade } = city.monthlyCost;
  const parts = getCostParts(city.figures);
  return (
    <CitySection
      id="cost"
      title={value === null ? 'Monthly cost' : `Monthly cost: about ${formatMoney(value)}`}
    >
      <Stack>
        {value === null && (
          <p>
            <DataMark grade={null} showText text={`${NO_FIGURE}. We don’t guess one.`} />
          </p>
        )}
        {parts.length > 0 && <CostScale parts={parts} />}
        {value !== null && <MissingFigures figures={city.figures} keys={costKeys} />}
        <Small $quiet>
          {city.launchSample
            ? 'The total comes with the launch samples. How it splits is our estimate. '
            : 'A model estimate for one person. It may be off by a third either way. '}
          <DataMark grade={grade} showText />
        </Small>
        {groupKnownOrigins(city.figures, costKeys).map((run) => (
          <FigureOrigin key={run.figures[0]?.key} city={city} run={run} />
        ))}
      </Stack>
    </CitySection>
  );
};
