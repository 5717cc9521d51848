import { formatPlaceName, type CityDetail, type Figure, type Reliability } from '@wanderwork/contracts';
import { PriceNote } from '@wanderwork/platform/price-note';
import { DataMark, Small, Stack } from '@wanderwork/ui';
import { CostScale } from '@wanderwork/ui/charts';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownOrigins } from '../../../shared/cite/figure-runs';
import { useCostFormat } from '../../../shared/cost-text';
import { formatCostRange } from '../../../shared/figure-text';
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

/** A rough guess is rounded to $50, its parts are not. */
const ROUNDING_USD = 25;

/**
 * The parts of the monthly cost in USD. Empty if one is unknown, or if they do not add up to the cost, such as one that
 * an editor set: a given total is never split.
 */
export const getCostParts = (figures: Figure[]): { label: string; amount: number }[] => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  const parts = Object.entries(partLabels).map(([key, label]) => ({ label, amount: values.get(key) }));
  const knownParts = parts.filter(
    (part): part is { label: string; amount: number } => typeof part.amount === 'number',
  );
  const sum = knownParts.reduce((total, { amount }) => total + amount, 0);
  const isWhole = knownParts.length === parts.length;
  return isWhole && Math.abs(sum - Number(values.get('monthly_cost'))) <= ROUNDING_USD ? knownParts : [];
};

type City = Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;

/** Where the rent comes from, which is most of a monthly cost. The other parts always come from the model. */
const describeReliability: Record<Reliability, (city: City) => string> = {
  A: () => 'The rent is official. The rest comes from our model.',
  B: () => 'The rent is official, converted to one bedroom and a new lease. The rest comes from our model.',
  C: ({ name }) => `An estimate by our model: we have no official rent for ${name}.`,
  D: ({ country }) => `A rough guess: we have no official rent anywhere in ${formatPlaceName(country)}.`,
};

const findFigure = (figures: Figure[], key: string) =>
  figures.find((figure) => figure.key === key && typeof figure.value === 'number');

/** The monthly cost with its likely range, along a scale bar, and where it comes from. */
export const CostSection = ({ city }: { city: City }) => {
  const cost = findFigure(city.figures, 'monthly_cost');
  const formatCost = useCostFormat();
  return cost ? (
    <CitySection id="cost" title={`Monthly cost: about ${formatCost(Number(cost.value), cost.reliability)}`}>
      <KnownCost city={city} cost={cost} />
    </CitySection>
  ) : (
    <CitySection id="cost" title="Monthly cost: not known">
      <p>
        <DataMark grade={null} showText text={`${NO_FIGURE}. We don’t guess one.`} />
      </p>
    </CitySection>
  );
};

const KnownCost = ({ city, cost }: { city: City; cost: Figure }) => {
  const formatCost = useCostFormat();
  const parts = getCostParts(city.figures);
  const rent = findFigure(city.figures, 'rent');
  const range = formatCostRange(cost, formatCost);
  const basis = rent?.reliability ?? cost.reliability;
  return (
    <Stack>
      <p>
        For one person.{' '}
        {range && (
          <>
            We’re about 80% sure that it’s between <b>{range}</b>.
          </>
        )}
      </p>
      <Small $quiet>
        <DataMark
          grade={cost.grade}
          reliability={basis}
          showText
          text={basis && describeReliability[basis](city)}
        />
      </Small>
      {parts.length > 0 && (
        <CostScale
          parts={parts}
          range={cost.range}
          formatAmount={(usd) => formatCost(usd, cost.reliability)}
        />
      )}
      {rent && <RentLine rent={rent} />}
      <MissingFigures figures={city.figures} keys={costKeys} />
      <PriceNote />
      {groupKnownOrigins(city.figures, costKeys).map((run) => (
        <FigureOrigin key={run.figures[0]?.key} city={city} run={run} />
      ))}
    </Stack>
  );
};

/** The rent with a range of its own, which is wider than that of the whole cost. */
const RentLine = ({ rent }: { rent: Figure }) => {
  const formatCost = useCostFormat();
  const range = formatCostRange(rent, formatCost);
  return (
    <p>
      {rent.label}: about <b>{formatCost(Number(rent.value), rent.reliability)}</b>
      {range && `, likely between ${range}`}.
    </p>
  );
};
