import { type CityDetail } from '@wanderwork/contracts';
import { wordOf } from '../../common/model/city-figures';
import { wholeNumber } from '../../common/model/numbers';
import { type PackingState, type StopText } from './address';
import { climateOf, monthsOf, needsOf, weatherOf, type Needs, type Weather } from './climate';
import { thingsFor, washes, type Thing } from './things';

export const DAYS = { min: 1, max: 730 };
export const WASH = { min: 1, max: 30 };

export const packingProblems = ({ days, wash }: PackingState) => ({
  days: wholeNumber(days, DAYS) === null ? 'A whole number of days, from 1 to 730.' : null,
  wash: wholeNumber(wash, WASH) === null ? 'A whole number of days, from 1 to 30.' : null,
});

export const stopProblems = (stop: StopText) => ({
  month: stop.month && monthsOf({ ...stop, months: '1' }).length === 0 ? 'A month from 1 to 12.' : null,
  months: monthsOf({ ...stop, month: '1' }).length === 0 ? 'A whole number from 1 to 12.' : null,
});

export interface PackingReading {
  weather: Weather;
  needs: Needs;
  things: Thing[];
  days: number;
  wash: number;
  washes: number;
  packed: number;
}

/** "C, F at 230 V in Porto". */
const mainsOf = (city: Pick<CityDetail, 'name' | 'figures'>): string[] => {
  const [plug, voltage] = [wordOf(city, 'plug'), wordOf(city, 'voltage')];
  return plug === null ? [] : [`plugs ${plug}${voltage ? ` at ${voltage}` : ''} in ${city.name}`];
};

/** What a bag needs for the stops whose cities are known. */
export const readPacking = (state: PackingState, cities: ReadonlyMap<string, CityDetail>): PackingReading => {
  const known = state.stops.flatMap((stop) => {
    const city = cities.get(stop.city);
    return city ? [{ stop, city }] : [];
  });
  const weather = weatherOf(known.flatMap(({ stop, city }) => climateOf(city.name, city.climate, stop)));
  const needs = needsOf(weather);
  const days = wholeNumber(state.days, DAYS) ?? 28;
  const wash = wholeNumber(state.wash, WASH) ?? 7;
  const mains = [...new Set(known.flatMap(({ city }) => mainsOf(city)))].join('; ');
  const things = thingsFor({
    needs,
    days,
    wash,
    calls: state.calls,
    swim: state.swim,
    mains,
    own: state.own,
  });
  return {
    weather,
    needs,
    things,
    days,
    wash,
    washes: washes(days, wash),
    packed: things.filter(({ id }) => state.packed.includes(id)).length,
  };
};
