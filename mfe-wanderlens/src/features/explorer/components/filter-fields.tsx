import { cityRegions, safetyLabels } from '@wanderwork/contracts';
import { Field, Select, Stack } from '@wanderwork/ui';
import { formatMoney } from '../../../shared/format';
import { readFilters, writeFilters, type CityFilters } from '../model/filters';
import { costSteps, speedSteps, stepsWith } from '../model/steps';

type Key = 'region' | 'maxCost' | 'minSpeed' | 'safety';

interface Props {
  filters: CityFilters;
  onChange: (part: Partial<CityFilters>) => void;
}

/** The filters of the list. A choice takes effect at once. */
export const FilterFields = ({ filters, onChange }: Props) => {
  const { maxCost, minSpeed } = filters;
  const choose = (key: Key) => (value: string) => {
    const chosen = readFilters(new URLSearchParams({ ...writeFilters(filters), [key]: value }));
    onChange({ [key]: chosen[key] });
  };
  return (
    <Stack $gap={5}>
      <Choice label="Region" any="Anywhere" value={filters.region} onChoose={choose('region')}>
        {cityRegions.map((region) => [region, region])}
      </Choice>
      <Choice label="A month costs" any="Any cost" value={maxCost} onChoose={choose('maxCost')}>
        {stepsWith(costSteps, maxCost).map((usd) => [String(usd), `${formatMoney(usd)} or less`])}
      </Choice>
      <Choice
        label="Internet"
        description="The country's median line"
        any="Any speed"
        value={minSpeed}
        onChoose={choose('minSpeed')}
      >
        {stepsWith(speedSteps, minSpeed).map((mbps) => [String(mbps), `${mbps} Mbps or more`])}
      </Choice>
      <Choice label="Safety" any="Any" value={filters.safety} onChoose={choose('safety')}>
        {safetyLabels.map((label) => [label, label])}
      </Choice>
    </Stack>
  );
};

interface ChoiceProps {
  label: string;
  description?: string;
  /** What the empty choice is called. */
  any: string;
  value: string | number | null;
  onChoose: (value: string) => void;
  /** Value and words of each option. */
  children: (readonly [value: string, words: string])[];
}

const Choice = ({ label, description, any, value, onChoose, children }: ChoiceProps) => (
  <Field label={label} description={description}>
    <Select value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{any}</option>
      {children.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  </Field>
);
