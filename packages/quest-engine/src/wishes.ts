import { draw, toSide, streams } from './random.js';
import { cities, continents, type City } from './world/cities.js';

/** Places a traveler hopes to see, and how many of them fulfill the wish. */
export interface Wish {
  id: string;
  name: string;
  count: number;
  fits: (city: City) => boolean;
}

export const WISHES_PER_RUN = 3;

type Ranked = 'mbps' | 'safety' | 'community' | 'cost';

const yearOf = ({ comfort }: City): number => comfort.reduce((sum, month) => sum + month, 0);

/** The percentile of a value over the table's cities, so that thresholds follow the table. */
const quantile = (figure: (city: City) => number, hundredths: number): number => {
  const values = cities.map(figure).sort((a, b) => a - b);
  return values[Math.floor(((values.length - 1) * hundredths) / 100)]!;
};

const top = (figure: Ranked, hundredths: number) => {
  const from = quantile((city) => city[figure], 100 - hundredths);
  return (city: City) => city[figure] >= from;
};

const bottom = (figure: Ranked, hundredths: number) => {
  const upTo = quantile((city) => city[figure], hundredths);
  return (city: City) => city[figure] <= upTo;
};

const mildest = quantile(yearOf, 85);
const harshest = quantile(yearOf, 15);
const highSummer = (month: number) => quantile(({ comfort }) => comfort[month]!, 80);
const january = highSummer(0);
const july = highSummer(6);

const on = (name: (typeof continents)[number]) => {
  const continent = continents.indexOf(name);
  return (city: City) => city.continent === continent;
};

const landmassSize = (landmass: number): number => cities.filter((city) => city.landmass === landmass).length;
const sizes = new Map(cities.map(({ landmass }) => [landmass, landmassSize(landmass)]));
const island = ({ landmass }: City): boolean => sizes.get(landmass)! <= 2;

const wish = (id: string, name: string, count: number, fits: Wish['fits']): Wish => ({
  id,
  name,
  count,
  fits,
});

const north = (degrees: number) => (city: City) => city.latitude >= degrees * 100;
const south = (degrees: number) => (city: City) => city.latitude <= degrees * 100;
const tropical = (city: City): boolean => Math.abs(city.latitude) <= 2344;
const both =
  (one: Wish['fits'], other: Wish['fits']): Wish['fits'] =>
  (city) =>
    one(city) && other(city);

export const wishes: readonly Wish[] = [
  wish('fastest', 'Three of the fastest tenth of connections', 3, top('mbps', 10)),
  wish('slow_lane', 'Three of the slowest fifth of connections', 3, bottom('mbps', 20)),
  wish('far_north', 'Two cities north of 57°', 2, north(57)),
  wish('northern', 'Four cities north of 50°', 4, north(50)),
  wish('southern', 'Three cities south of 20°', 3, south(-20)),
  wish('far_south', 'Two cities south of 33°', 2, south(-33)),
  wish('tropics', 'Four cities between the tropics', 4, tropical),
  wish('africa', 'Two cities in Africa', 2, on('Africa')),
  wish('africa_more', 'Three cities in Africa', 3, on('Africa')),
  wish('south_america', 'Three cities in South America', 3, on('South America')),
  wish('north_america', 'Three cities in North America', 3, on('North America')),
  wish('oceania', 'Two cities in Oceania', 2, on('Oceania')),
  wish('asia', 'Four cities in Asia', 4, on('Asia')),
  wish('europe', 'Four cities in Europe', 4, on('Europe')),
  wish('calm', 'Three of the safest fifth of cities', 3, top('safety', 20)),
  wish('nerve', 'Three of the least safe fifth of cities', 3, bottom('safety', 20)),
  wish('company', 'Four of the most sociable fifth of cities', 4, top('community', 20)),
  wish('quiet', 'Four of the least sociable fifth of cities', 4, bottom('community', 20)),
  wish('grand', 'Two of the most expensive tenth of cities', 2, top('cost', 10)),
  wish('dear', 'Three of the most expensive fifth of cities', 3, top('cost', 20)),
  wish('frugal', 'Four of the cheapest fifth of cities', 4, bottom('cost', 20)),
  wish('thrift', 'Two of the cheapest twentieth of cities', 2, bottom('cost', 5)),
  wish('islands', 'Three islands', 3, island),
  wish('hubs', 'Six cities with a major airport', 6, ({ hub }) => hub),
  wish('byways', 'Six cities without a major airport', 6, ({ hub }) => !hub),
  wish('mild', 'Three of the mildest climates', 3, (city) => yearOf(city) >= mildest),
  wish('harsh', 'Two of the harshest climates', 2, (city) => yearOf(city) <= harshest),
  wish(
    'winter_sun',
    'Three cities that are at their best in January',
    3,
    ({ comfort }) => comfort[0]! >= january,
  ),
  wish('midsummer', 'Three cities that are at their best in July', 3, ({ comfort }) => comfort[6]! >= july),
  wish('half_hours', 'Two time zones that are off the full hour', 2, ({ utc }) => utc % 60 !== 0),
  wish('date_line', 'Two time zones ten hours or more from Greenwich', 2, ({ utc }) => Math.abs(utc) >= 600),
  wish('meridian', 'Two cities on Greenwich time', 2, ({ utc }) => utc === 0),
  wish('cheap_fast', 'Two cities that are cheap and fast', 2, both(bottom('cost', 50), top('mbps', 40))),
  wish('cheap_safe', 'Three cities that are cheap and safe', 3, both(bottom('cost', 45), top('safety', 45))),
  wish(
    'safe_social',
    'Three cities that are safe and sociable',
    3,
    both(top('safety', 50), top('community', 45)),
  ),
  wish('cool_capital', 'Two expensive cities in the north', 2, both(top('cost', 30), north(48))),
  wish('warm_company', 'Three sociable cities between the tropics', 3, both(tropical, top('community', 45))),
  wish('andes_to_cape', 'Four cities in the southern hemisphere', 4, south(0)),
  wish('island_calm', 'Two safe islands', 2, both(island, top('safety', 50))),
  wish('europe_quiet', 'Three quiet European cities', 3, both(on('Europe'), bottom('community', 50))),
];

const fitting = wishes.map(({ fits }) => Uint8Array.from(cities, (city) => Number(fits(city))));

/** By city: 1 if it counts for a wish. */
export const getWishCities = (wish: number): Uint8Array => fitting[wish]!;

/** Whether a city counts for a wish, both by index. */
export const isWishCity = (wish: number, city: number): boolean => fitting[wish]![city] === 1;

/** Three different wishes, drawn at the start of a run. */
export const drawWishes = (seedA: number, seedB: number): readonly number[] => {
  const chosen: number[] = [];
  for (let place = 0; chosen.length < WISHES_PER_RUN; place += 1) {
    const wish = toSide(draw(seedA, seedB, streams.wish, 0, place), wishes.length);
    if (!chosen.includes(wish)) chosen.push(wish);
  }
  return chosen;
};
