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
      <h3>A month here, against home</h3>
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
      <p role="status">{words ?? 'Name the city that you come from, and both stand on one scale.'}</p>
      <CostBars name={analytics.name} cost={analytics.cost} />
      <Small $quiet>
        US dollars a month for one person. The thin line is where a model’s estimate may lie, nine times out
        of ten; what the product gives has none. Cities of one country look more alike in the model than they
        are.
      </Small>
    </Stack>
  );
};

const Choosing = styled.div`
  max-width: 420px;
`;
