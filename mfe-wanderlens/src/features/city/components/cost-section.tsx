import { type CityDetail } from '@wanderwork/contracts';
import { DataMark, Small, Stack } from '@wanderwork/ui';
import { CostScale } from '@wanderwork/ui/charts';
import { formatMoney, NO_FIGURE } from '../../../shared/format';
import { costParts } from '../model/cost-parts';
import { CitySection } from '../../../shared/city-section';

type City = Pick<CityDetail, 'monthlyCost' | 'figures' | 'launchSample'>;

/** What a month costs, laid along a scale bar. */
export const CostSection = ({ city }: { city: City }) => {
  const { value, grade } = city.monthlyCost;
  const parts = costParts(city.figures);
  return (
    <CitySection
      id="cost"
      title={value === null ? 'What a month costs' : `A month costs about ${formatMoney(value)}`}
    >
      <Stack>
        {value === null && (
          <p>
            <DataMark grade={null} showText text={`${NO_FIGURE}. We do not guess one.`} />
          </p>
        )}
        {parts.length > 0 && <CostScale parts={parts} />}
        <Small $quiet>
          {city.launchSample
            ? 'The sum is given with the launch samples; the parts are our split of it. '
            : 'A model estimate for one person: it may be off by a third either way. '}
          <DataMark grade={grade} showText />
        </Small>
      </Stack>
    </CitySection>
  );
};
