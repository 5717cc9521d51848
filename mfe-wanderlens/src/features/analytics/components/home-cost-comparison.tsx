import { formatSureness, PROBABLE, type CityAnalytics } from '@wanderwork/contracts';
import { usePrices } from '@wanderwork/platform/prices';
import { Field, Small, Stack } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import styled from 'styled-components';
import { CostBars } from './cost-bars';

/** Compares the monthly cost of a city with the reader's home city in one sentence; null without a home city. */
export const compareCosts = (
  { name, cost }: Pick<CityAnalytics, 'name' | 'cost'>,
  formatPrice: (usd: number) => string,
): string | null => {
  const { home, lines, sureness } = cost;
  const [whole] = lines;
  if (!home) return null;
  if (!whole?.here || !whole.home) {
    const unknown = whole?.here ? home.name : name;
    return `We don’t know the monthly cost in ${unknown}, so we can’t compare the two cities.`;
  }
  const more = whole.here.usd - whole.home.usd;
  if (more === 0) return `A month costs the same in ${name} and ${home.name}.`;
  const difference = `${formatPrice(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than in ${home.name}`;
  if (sureness === null || sureness < PROBABLE)
    return `No difference we can see: our figure for ${name} is ${difference}, which is within the margin of error.`;
  const sure = formatSureness(sureness);
  return sure
    ? `A month in ${name} probably costs ${more > 0 ? 'more' : 'less'} (${sure}): about ${difference}.`
    : `A month in ${name} costs about ${difference}.`;
};

interface Props {
  analytics: CityAnalytics;
  cities: readonly ComboboxOption[];
  home: string | null;
  onHomeChange: (slug: string | null) => void;
}

/** Compares the monthly cost with the reader's home city. */
export const HomeCostComparison = ({ analytics, cities, home, onHomeChange }: Props) => {
  const { format, currency } = usePrices();
  const comparison = compareCosts(analytics, format);
  return (
    <Stack $gap={4}>
      <h3>Monthly cost compared with home</h3>
      <HomeField>
        <Field label="Your home city">
          <Combobox
            options={cities.filter(({ value }) => value !== analytics.slug)}
            value={home}
            listLabel="Cities"
            placeholder="Berlin, Toronto, São Paulo"
            onChange={onHomeChange}
          />
        </Field>
      </HomeField>
      <p role="status">{comparison ?? 'Add your home city to compare costs.'}</p>
      <CostBars name={analytics.name} cost={analytics.cost} />
      <Small $quiet>
        {currency?.code ?? 'US dollars'} a month for one person. The thin line shows the range an estimate
        falls in eight times out of ten.
      </Small>
    </Stack>
  );
};

const HomeField = styled.div`
  max-width: 420px;
`;
