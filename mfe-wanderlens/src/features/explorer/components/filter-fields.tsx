import { useMemo } from 'react';
import {
  cityRegions,
  safetyLabels,
  citySizes,
  irexPassports,
  cityClimates,
  climateBounds,
  formatTemperature,
  monthNames,
  type Bounds,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { Checkbox, Stack } from '@wanderwork/ui';
import { lazyRetry, useTemperatureUnit } from '@wanderwork/platform';
import { usePrices } from '@wanderwork/platform/prices';
import { Choice } from '../../../shared/choice';
import { getCountryName } from '../../../shared/country-name';
import { Optional } from '../../../shared/optional';
import { type CityFilters } from '../model/filters';
import { useChoosers, type FilterPartProps } from '../model/use-choosers';
import { climateLabels, sizeLabels } from '../model/filter-labels';

const PlanSavedCities = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './plan-saved-cities'));

/** The choices of each filter. USD a month; Mbps. */
const costSteps = [1000, 1250, 1500, 1750, 2000, 2500, 3000] as const;
const speedSteps = [20, 40, 60, 80, 100, 150] as const;
/** Days without a visa. */
const visaSteps = [30, 60, 90, 180] as const;

/**
 * Creates the options of a choice. Returns the same list each time, unless the address has a value between the steps.
 */
export const createOptions = (steps: readonly number[], words: (step: number) => string) => {
  const toOption = (step: number) => [String(step), words(step)] as const;
  const stepOptions = steps.map(toOption);
  return (value: number | null) =>
    value === null || steps.includes(value)
      ? stepOptions
      : [...steps, value].sort((a, b) => a - b).map(toOption);
};

/** Formats a monthly average: "20 °C to 30 °C", "26 °C or more". */
const formatBounds = ({ from = 0, to }: Bounds, unit: TemperatureUnit): string =>
  to === undefined
    ? `${formatTemperature(from, unit)} or more`
    : `${formatTemperature(from, unit)} to ${formatTemperature(to, unit)}`;

const months = monthNames.map((name, at) => [String(at + 1), name] as const);

const ClimateFields = ({ filters, choose }: FilterPartProps) => {
  const unit = useTemperatureUnit();
  const climates = useMemo(
    () =>
      cityClimates.map(
        (climate) =>
          [climate, `${climateLabels[climate]}, ${formatBounds(climateBounds[climate], unit)}`] as const,
      ),
    [unit],
  );
  return (
    <>
      <Choice
        label="Climate"
        description="Average of day and night"
        none="Any climate"
        value={filters.climate}
        onChoose={choose('climate')}
      >
        {climates}
      </Choice>
      {filters.climate && (
        <Choice label="Month" none="All year" value={filters.month} onChoose={choose('month')}>
          {months}
        </Choice>
      )}
    </>
  );
};

const passports = irexPassports.map(
  (passport) => [passport, `Passport from ${getCountryName(passport)}`] as const,
);
const stays = createOptions(visaSteps, (days) => `${days} days or more`);

/** Filters by visa: visa-free stay by passport, or a digital nomad visa. */
const VisaFields = ({ filters, choose }: FilterPartProps) => (
  <>
    <Choice
      label="No visa needed"
      description="For the passports we cover"
      none="Any passport"
      value={filters.passport}
      onChoose={choose('passport')}
    >
      {passports}
    </Choice>
    {filters.passport && (
      <Choice label="Length of stay" none="Any length" value={filters.visaDays} onChoose={choose('visaDays')}>
        {stays(filters.visaDays)}
      </Choice>
    )}
    <Checkbox
      checked={filters.nomadVisa !== null}
      onChange={(event) => choose('nomadVisa')(event.target.checked ? '1' : '')}
    >
      Has a digital nomad visa
    </Checkbox>
  </>
);

const sizes = citySizes.map((size) => [size, sizeLabels[size]] as const);

const SizeField = ({ filters, choose }: FilterPartProps) => (
  <Choice label="Size" none="Any size" value={filters.size} onChoose={choose('size')}>
    {sizes}
  </Choice>
);

interface Props {
  filters: CityFilters;
  onChange: (filters: CityFilters) => void;
}

const regions = cityRegions.map((region) => [region, region] as const);
const labels = safetyLabels.map((label) => [label, label] as const);
const speeds = createOptions(speedSteps, (mbps) => `${mbps} Mbps or more`);

/** The filter form. Each choice takes effect at once. */
export const FilterFields = ({ filters, onChange }: Props) => {
  const { maxCost, minSpeed } = filters;
  const choose = useChoosers(filters, onChange);
  const { format } = usePrices();
  const costs = useMemo(() => createOptions(costSteps, (usd) => `${format(usd)} or less`), [format]);
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
        description="The country’s median speed, or the city’s own where we have it"
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
      {filters.saved !== null && (
        <Optional>
          <PlanSavedCities />
        </Optional>
      )}
    </Stack>
  );
};
