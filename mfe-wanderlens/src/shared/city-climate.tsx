import { type ClimateMonth } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { ClimateStrip } from '@wanderwork/ui/charts';

/** A card's year, told in the degrees in which the person reads. */
export const CityClimate = ({ months }: { months: ClimateMonth[] | null }) => (
  <ClimateStrip months={months} unit={useTemperatureUnit()} />
);
