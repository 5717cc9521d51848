import { countBits } from '../winning.js';
import { getCity, type City } from '../world/cities.js';
import { achievement } from './achievement.js';
import { type Tally } from './tally.js';

const arrivedIn =
  (fits: (city: City) => boolean) =>
  ({ arrivals }: Tally): boolean =>
    arrivals.some((city) => fits(getCity(city)));

const continents = ({ state }: Tally): number => countBits(state.continents);

const countries = ({ arrivals }: Tally): number =>
  new Set(arrivals.map((city) => getCity(city).country)).size;

const capital = (south: boolean) => arrivedIn(({ latitude }) => latitude < 0 === south);

/** Achievements for traveling. */
export const roads = [
  achievement(
    'first_stamp',
    'The first stamp',
    'Arrive anywhere at all.',
    ({ arrivals }) => arrivals.length > 0,
  ),
  achievement('ten_cities', 'Two hands', 'See ten cities in a run.', ({ state }) => state.cityCount >= 10),
  achievement(
    'fourteen_cities',
    'Out of fingers',
    'See fourteen cities in a run.',
    ({ state }) => state.cityCount >= 14,
  ),
  achievement(
    'three_continents',
    'Three of six',
    'Set foot on three continents in a run.',
    (run) => continents(run) >= 3,
  ),
  achievement(
    'five_continents',
    'Five of six',
    'Set foot on five continents in a run.',
    (run) => continents(run) >= 5,
  ),
  achievement(
    'six_continents',
    'The set',
    'Set foot on all six continents in a run.',
    (run) => continents(run) === 6,
  ),
  achievement(
    'eight_countries',
    'Coins of eight kinds',
    'Arrive in eight countries in a run.',
    (run) => countries(run) >= 8,
  ),
  achievement(
    'long_flight',
    'Two breakfasts',
    'Fly more than 9,000 kilometres without a stop.',
    ({ longestFlight }) => longestFlight > 9000,
  ),
  achievement(
    'land_three',
    'Window seat, facing forward',
    'Travel three legs by land in a run.',
    ({ byLand }) => byLand >= 3,
  ),
  achievement(
    'both_halves',
    'Which summer?',
    'Arrive both north and south of the equator in a run.',
    (run) => capital(true)(run) && capital(false)(run),
  ),
  achievement(
    'far_north',
    'White nights',
    'Arrive north of the sixtieth degree.',
    arrivedIn(({ latitude }) => latitude >= 6000),
  ),
  achievement(
    'far_south',
    'Next stop, ice',
    'Arrive south of the fortieth degree.',
    arrivedIn(({ latitude }) => latitude <= -4000),
  ),
  achievement(
    'half_hour',
    'Thirty minutes off',
    'Arrive where the clock is not on the hour.',
    arrivedIn(({ utc }) => utc % 60 !== 0),
  ),
  achievement(
    'tomorrow',
    'Already tomorrow',
    'Arrive where it’s at least eleven hours later than in Greenwich.',
    arrivedIn(({ utc }) => utc >= 660),
  ),
];
