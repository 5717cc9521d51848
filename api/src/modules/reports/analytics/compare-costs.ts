import {
  addRange,
  logErrors,
  probabilityOfHigher,
  toLikelyRange,
  toLogError,
  type CityDetail,
  type CostAgainstHome,
  type CostEstimate,
  type CostLine,
  type Figure,
} from '@wanderwork/contracts';

type CityCosts = Pick<CityDetail, 'slug' | 'name' | 'country' | 'figures'>;

/** The total, then its parts in the order of the cost scale. */
const costKeys = ['monthly_cost', 'rent', 'food', 'other', 'utilities_internet', 'transport', 'leisure'];

const toEstimate = ({ value, grade, range, reliability }: Figure): CostEstimate | null => {
  if (typeof value !== 'number' || value <= 0 || grade === null) return null;
  const [low, high] = range ?? toLikelyRange(value, logErrors.cost).map(Math.round);
  return { usd: value, low: low!, high: high!, grade, ...(reliability && { reliability }) };
};

const findEstimate = (city: CityCosts | null, key: string): CostEstimate | null => {
  const figure = city?.figures.find((candidate) => candidate.key === key);
  return figure ? toEstimate(figure) : null;
};

const createLine = (key: string, here: CityCosts, home: CityCosts | null): CostLine => ({
  key,
  label: here.figures.find((figure) => figure.key === key)?.label ?? key,
  here: findEstimate(here, key),
  home: findEstimate(home, key),
});

const onLogScale = ({ usd, low, high }: CostEstimate) => addRange(Math.log(usd), toLogError([low, high]));

/** How sure it is which of the two is higher, from their own ranges. */
const getSureness = ({ here, home }: CostLine): number | null => {
  if (!here || !home) return null;
  const probability = probabilityOfHigher(onLogScale(here), onLogScale(home));
  return Math.max(probability, 1 - probability);
};

/** Compares the monthly cost and its parts in a city (`here`) with those in the reader's home city. */
export const compareCosts = (here: CityCosts, home: CityCosts | null): CostAgainstHome => {
  const lines = costKeys.map((key) => createLine(key, here, home));
  return {
    lines,
    home: home && { slug: home.slug, name: home.name, country: home.country },
    sureness: getSureness(lines[0]!),
  };
};
