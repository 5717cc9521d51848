import { type CityAnalytics } from '@wanderwork/contracts';
import { Field, Small, Stack } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import styled from 'styled-components';
import { costComparisonLabel } from '../model/cost-labels';
import { CostBars } from './cost-bars';

interface Props {
  analytics: CityAnalytics;
  cities: readonly ComboboxOption[];
  home: string | null;
  onHome: (slug: string | null) => void;
}

/** A month here, held against one in the city that one knows. */
export const AgainstHome = ({ analytics, cities, home, onHome }: Props) => {
  const words = costComparisonLabel(analytics);
  return (
    <Stack $gap={4}>
      <h3>Monthly cost compared with home</h3>
      <Choosing>
        <Field label="Your home city">
          <Combobox
            options={cities.filter(({ value }) => value !== analytics.slug)}
            value={home}
            listLabel="Cities"
            placeholder="Berlin, Toronto, São Paulo"
            onChange={onHome}
          />
        </Field>
      </Choosing>
      <p role="status">{words ?? 'Add your home city to compare costs.'}</p>
      <CostBars name={analytics.name} cost={analytics.cost} />
      <Small $quiet>
        US dollars a month for one person. The thin line shows the range an estimate falls in nine times out
        of ten; values given with the launch samples have none. The model makes cities in the same country
        look more alike than they are.
      </Small>
    </Stack>
  );
};

const Choosing = styled.div`
  max-width: 420px;
`;
