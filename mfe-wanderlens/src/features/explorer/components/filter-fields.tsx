import { cityRegions, safetyLabels } from '@wanderwork/contracts';
import { Checkbox, Stack } from '@wanderwork/ui';
import { Choice } from '../../../shared/choice';
import { formatMoney } from '../../../shared/format';
import { readFilters, writeFilters, type CityFilters } from '../model/filters';
import { costSteps, speedSteps, stepsWith } from '../model/steps';
import { ClimateFields } from './climate-fields';
import { SizeField } from './size-field';
import { VisaFields } from './visa-fields';

interface Props {
  filters: CityFilters;
  onChange: (filters: CityFilters) => void;
}

/** The filters of the list. A choice takes effect at once. */
export const FilterFields = ({ filters, onChange }: Props) => {
  const { maxCost, minSpeed } = filters;
  const choose = (key: keyof CityFilters) => (value: string) =>
    onChange(readFilters(new URLSearchParams({ ...writeFilters(filters), [key]: value })));
  return (
    <Stack $gap={5}>
      <Choice label="Region" none="Anywhere" value={filters.region} onChoose={choose('region')}>
        {cityRegions.map((region) => [region, region])}
      </Choice>
      <Choice label="A month costs" none="Any cost" value={maxCost} onChoose={choose('maxCost')}>
        {stepsWith(costSteps, maxCost).map((usd) => [String(usd), `${formatMoney(usd)} or less`])}
      </Choice>
      <Choice
        label="Internet"
        description="The country's median line"
        none="Any speed"
        value={minSpeed}
        onChoose={choose('minSpeed')}
      >
        {stepsWith(speedSteps, minSpeed).map((mbps) => [String(mbps), `${mbps} Mbps or more`])}
      </Choice>
      <Choice label="Safety" none="Any" value={filters.safety} onChoose={choose('safety')}>
        {safetyLabels.map((label) => [label, label])}
      </Choice>
      <ClimateFields filters={filters} choose={choose} />
      <SizeField filters={filters} choose={choose} />
      <VisaFields filters={filters} choose={choose} />
      <Checkbox
        checked={filters.saved !== null}
        onChange={(event) => choose('saved')(event.target.checked ? '1' : '')}
      >
        Only cities you saved
      </Checkbox>
    </Stack>
  );
};
