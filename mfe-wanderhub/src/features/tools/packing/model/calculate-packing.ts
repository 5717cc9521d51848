import { type CityDetail } from '@wanderwork/contracts';
import {
  getText,
  getStopClimate,
  toNeeds,
  summarizeWeather,
  type Needs,
  type Weather,
  getPackingItems,
  countWashes,
  type PackingItem,
} from '@wanderwork/travel';
import { parseWholeNumber } from '../../common/model/numbers';
import { getStopMonths, type PackingState, type StopText } from './url-codec';

export const DAYS = { min: 1, max: 730 };
export const WASH = { min: 1, max: 30 };

export const findPackingProblems = ({ days, wash }: PackingState) => ({
  days: parseWholeNumber(days, DAYS) === null ? 'Enter a whole number of days, from 1 to 730.' : null,
  wash: parseWholeNumber(wash, WASH) === null ? 'Enter a whole number of days, from 1 to 30.' : null,
});

export const findStopProblems = (stop: StopText) => ({
  month: stop.month && getStopMonths({ ...stop, months: '1' }).length === 0 ? 'Choose a month.' : null,
  months: getStopMonths({ ...stop, month: '1' }).length === 0 ? 'Enter a whole number from 1 to 12.' : null,
});

export interface PackingCalculation {
  weather: Weather;
  needs: Needs;
  items: PackingItem[];
  days: number;
  wash: number;
  washes: number;
  packed: number;
}

/** "C, F at 230 V in Porto". */
const describePlugs = (city: Pick<CityDetail, 'name' | 'figures'>): string[] => {
  const [plug, voltage] = [getText(city, 'plug'), getText(city, 'voltage')];
  return plug === null ? [] : [`plugs ${plug}${voltage ? ` at ${voltage}` : ''} in ${city.name}`];
};

/** Calculates the packing list for the stops whose cities are loaded. */
export const calculatePacking = (
  state: PackingState,
  cities: ReadonlyMap<string, CityDetail>,
): PackingCalculation => {
  const knownStops = state.stops.flatMap((stop) => {
    const city = cities.get(stop.city);
    return city ? [{ stop, city }] : [];
  });
  const weather = summarizeWeather(
    knownStops.flatMap(({ stop, city }) => getStopClimate(city.name, city.climate, getStopMonths(stop))),
  );
  const needs = toNeeds(weather);
  const days = parseWholeNumber(state.days, DAYS) ?? 28;
  const wash = parseWholeNumber(state.wash, WASH) ?? 7;
  const mains = [...new Set(knownStops.flatMap(({ city }) => describePlugs(city)))].join('; ');
  const items = getPackingItems({
    needs,
    days,
    wash,
    calls: state.calls,
    swim: state.swim,
    plugs: mains,
    own: state.own,
  });
  return {
    weather,
    needs,
    items,
    days,
    wash,
    washes: countWashes(days, wash),
    packed: items.filter(({ id }) => state.packed.includes(id)).length,
  };
};
