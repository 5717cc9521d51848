import { type CityDetail, type Figure } from '@wanderwork/contracts';
import { PriceNote } from '@wanderwork/platform/price-note';
import { usePrices } from '@wanderwork/platform/prices';
import { DataMark, Small, Stack } from '@wanderwork/ui';
import { CostScale } from '@wanderwork/ui/charts';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownOrigins } from '../../../shared/cite/figure-runs';
import { NO_FIGURE } from '../../../shared/format';
import { MissingFigures } from '../../../shared/missing-figures';
import { CitySection } from '../../../shared/city-section';

/** The labels of the parts of the monthly cost by figure key, in the order of the scale. */
const partLabels = {
  rent: 'Rent, one bedroom',
  food: 'Food',
  other: 'Everything else',
  utilities_internet: 'Bills and internet',
  transport: 'Transport',
  leisure: 'Leisure',
};

/** The keys of the total and its parts. */
const costKeys = ['monthly_cost', ...Object.keys(partLabels)];

/** The parts of the monthly cost in USD. Empty if any part is unknown, because the parts would not add up. */
export const getCostParts = (figures: Figure[]): { label: string; amount: number }[] => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  const parts = Object.entries(partLabels).map(([key, label]) => ({ label, amount: values.get(key) }));
  const knownParts = parts.filter(
    (part): part is { label: string; amount: number } => typeof part.amount === 'number',
  );
  return knownParts.length === parts.length ? knownParts : [];
};

type City = Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;

/** The monthly cost along a scale bar. */
export const CostSection = ({ city }: { city: City }) => {
  const cost = city.figures.find(({ key }) => key === 'monthly_cost');
  const total = typeof cost?.value === 'number' ? cost.value : null;
  const parts = getCostParts(city.figures);
  const { format } = usePrices();
  return (
    <CitySection
      id="cost"
      title={total === null ? 'Monthly cost: not known' : `Monthly cost: about ${format(total)}`}
    >
      <Stack>
        {total === null && (
          <p>
            <DataMark grade={null} showText text={`${NO_FIGURE}. We don’t guess one.`} />
          </p>
        )}
        {parts.length > 0 && <CostScale parts={parts} formatAmount={format} />}
        {total !== null && <MissingFigures figures={city.figures} keys={costKeys} />}
        <Small $quiet>
          {'A model estimate for one person. '}
          <DataMark grade={cost?.grade ?? null} showText />
        </Small>
        <PriceNote />
        {groupKnownOrigins(city.figures, costKeys).map((run) => (
          <FigureOrigin key={run.figures[0]?.key} city={city} run={run} />
        ))}
      </Stack>
    </CitySection>
  );
};
