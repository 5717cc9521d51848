import type { CityDetail, CostAgainstHome, CostEstimate, CostLine, Figure } from '@wanderwork/contracts';
import { logErrors, ranged, isSignificantDifference } from '@wanderwork/irex';

type Priced = Pick<CityDetail, 'slug' | 'name' | 'country' | 'figures'>;

/** The whole month, then its parts as a month's scale lays them. */
const costKeys = [
  'monthly_cost',
  'rent_center',
  'food',
  'other_with_coworking',
  'utilities_internet',
  'transport',
  'leisure',
];

/** What the product gives is exact; a model's estimate errs in proportion. */
const onLogs = (usd: number, grade: Figure['grade']) =>
  ranged(Math.log(usd), grade === 'given' ? 0 : logErrors.cost);

const estimateOf = ({ value, grade }: Pick<Figure, 'value' | 'grade'>): CostEstimate | null => {
  if (typeof value !== 'number' || value <= 0 || grade === null) return null;
  const { low, high } = onLogs(value, grade);
  return { usd: value, low: Math.round(Math.exp(low)), high: Math.round(Math.exp(high)), grade };
};

const estimateIn = (city: Priced | null, key: string): CostEstimate | null => {
  const figure = city?.figures.find((one) => one.key === key);
  return figure ? estimateOf(figure) : null;
};

const lineOf = (key: string, here: Priced, home: Priced | null): CostLine => ({
  key,
  label: here.figures.find((figure) => figure.key === key)?.label ?? key,
  here: estimateIn(here, key),
  home: estimateIn(home, key),
});

const apart = ({ here, home }: CostLine): boolean | null =>
  here && home ? isSignificantDifference(onLogs(here.usd, here.grade), onLogs(home.usd, home.grade)) : null;

/** A month part by part, here and in the city somebody comes from. */
export const costAgainstHome = (here: Priced, home: Priced | null): CostAgainstHome => {
  const lines = costKeys.map((key) => lineOf(key, here, home));
  return {
    lines,
    home: home && { slug: home.slug, name: home.name, country: home.country },
    toldApart: apart(lines[0]!),
  };
};
