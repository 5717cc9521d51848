import { type ClimateMonth } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { ClimateStrip } from '@wanderwork/ui/charts';

/** The climate of a city in the reader's temperature unit. */
export const CityClimate = ({ months }: { months: ClimateMonth[] | null }) => (
  <ClimateStrip months={months} unit={useTemperatureUnit()} />
);
