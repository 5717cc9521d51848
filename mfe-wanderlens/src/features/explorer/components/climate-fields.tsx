import {
  cityClimates,
  climateBounds,
  formatTemperature,
  monthNames,
  type Bounds,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { useMemo } from 'react';
import { Choice } from '../../../shared/choice';
import { climateLabels } from '../model/labels';
import { type FilterPartProps } from '../model/filter-part';

/** Formats a monthly average: "20 °C to 30 °C", "26 °C or more". */
const formatBounds = ({ from = 0, to }: Bounds, unit: TemperatureUnit): string =>
  to === undefined
    ? `${formatTemperature(from, unit)} or more`
    : `${formatTemperature(from, unit)} to ${formatTemperature(to, unit)}`;

const months = monthNames.map((name, at) => [String(at + 1), name] as const);

export const ClimateFields = ({ filters, choose }: FilterPartProps) => {
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
