import { type CityAnalytics } from '@wanderwork/contracts';
import { Field, Small, Stack } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import styled from 'styled-components';
import { compareCosts } from '../model/cost-labels';
import { CostBars } from './cost-bars';

interface Props {
  analytics: CityAnalytics;
  cities: readonly ComboboxOption[];
  home: string | null;
  onHomeChange: (slug: string | null) => void;
}

/** Compares the monthly cost with the reader's home city. */
export const HomeCostComparison = ({ analytics, cities, home, onHomeChange }: Props) => {
  const comparison = compareCosts(analytics);
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
        US dollars a month for one person. The thin line shows the range an estimate falls in nine times out
        of ten; values given with the launch samples have none. The model makes cities in the same country
        look more alike than they are.
      </Small>
    </Stack>
  );
};

const HomeField = styled.div`
  max-width: 420px;
`;
