import { cityRegions, safetyLabels } from '@wanderwork/contracts';
import { Checkbox, Stack } from '@wanderwork/ui';
import { Choice } from '../../../shared/choice';
import { formatMoney } from '../../../shared/format';
import { type CityFilters } from '../model/filters';
import { costSteps, createOptions, speedSteps } from '../model/steps';
import { useChoosers } from '../model/use-choosers';
import { ClimateFields } from './climate-fields';
import { SizeField } from './size-field';
import { VisaFields } from './visa-fields';

interface Props {
  filters: CityFilters;
  onChange: (filters: CityFilters) => void;
}

const regions = cityRegions.map((region) => [region, region] as const);
const labels = safetyLabels.map((label) => [label, label] as const);
const costs = createOptions(costSteps, (usd) => `${formatMoney(usd)} or less`);
const speeds = createOptions(speedSteps, (mbps) => `${mbps} Mbps or more`);

/** The filter form. Each choice takes effect at once. */
export const FilterFields = ({ filters, onChange }: Props) => {
  const { maxCost, minSpeed } = filters;
  const choose = useChoosers(filters, onChange);
  return (
    <Stack $gap={4}>
      <Choice label="Region" none="Anywhere" value={filters.region} onChoose={choose('region')}>
        {regions}
      </Choice>
      <Choice label="Monthly cost" none="Any cost" value={maxCost} onChoose={choose('maxCost')}>
        {costs(maxCost)}
      </Choice>
      <Choice
        label="Internet"
        description="The country’s median speed"
        none="Any speed"
        value={minSpeed}
        onChoose={choose('minSpeed')}
      >
        {speeds(minSpeed)}
      </Choice>
      <Choice label="Safety" none="Any" value={filters.safety} onChoose={choose('safety')}>
        {labels}
      </Choice>
      <ClimateFields filters={filters} choose={choose} />
      <SizeField filters={filters} choose={choose} />
      <VisaFields filters={filters} choose={choose} />
      <Checkbox
        checked={filters.saved !== null}
        onChange={(event) => choose('saved')(event.target.checked ? '1' : '')}
      >
        Only saved cities
      </Checkbox>
    </Stack>
  );
};
