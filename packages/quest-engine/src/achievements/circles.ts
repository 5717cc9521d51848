import { isWin } from '../endings.js';
import { countFulfilledWishes } from '../winning.js';
import { type Mode } from '../rules/rules.js';
import { LIGHT_FOOT_KILOGRAMS } from '../content/tales.js';
import { achievement } from './achievement.js';
import { type Tally } from './tally.js';

const circled = ({ state }: Tally): boolean => state.ending === 'circle_closed';

const won =
  (mode: Mode) =>
  ({ state }: Tally): boolean =>
    state.rules.mode === mode && isWin(state.ending);

/** Achievements for winning. */
export const circles = [
  achievement('first_week', 'Seven mornings', 'Finish First Week.', won('first_week')),
  achievement('daily_dash', 'There and back', 'Win a Daily Dash.', won('daily_dash')),
  achievement('weekly_route', 'The scenic route', 'Win a Weekly Route.', won('weekly_route')),
  achievement('slow_year', 'Four doors', 'Win a Slow Year.', won('slow_year')),
  achievement(
    'free_roam',
    'No particular hurry',
    'Finish a Free Roam.',
    ({ state }) => state.ending === 'roamed',
  ),
  achievement('circle', 'Round', 'Close the circle of a Grand Tour.', circled),
  achievement(
    'circle_early',
    'Home before the post',
    'Close the circle with thirty days to spare.',
    (run) => circled(run) && run.state.rules.days - run.state.day >= 30,
  ),
  achievement(
    'circle_solvent',
    'Never in the red',
    'Close the circle without once owing money.',
    (run) => circled(run) && run.lowestCash >= 0,
  ),
  achievement(
    'circle_brink',
    'By a coin’s width',
    'Close the circle after owing more than $1,000.',
    (run) => circled(run) && run.lowestCash < -100_000,
  ),
  achievement(
    'circle_light',
    'Light foot',
    'Close the circle for less than 5.3 tonnes of CO₂.',
    (run) => circled(run) && run.state.co2 < LIGHT_FOOT_KILOGRAMS,
  ),
  achievement(
    'circle_hard',
    'The harder way',
    'Close the circle of ten cities, on Hard.',
    (run) => circled(run) && run.state.rules.citiesToWin >= 10,
  ),
  achievement(
    'circle_extreme',
    'The hardest way',
    'Close the circle of twelve cities, on Extreme.',
    (run) => circled(run) && run.state.rules.citiesToWin >= 12,
  ),
  achievement(
    'departure_one',
    'Another gate',
    'Close the circle at a level of Departure.',
    (run) => circled(run) && run.state.rules.peaksHidden,
  ),
  achievement(
    'departure_six',
    'The last gate',
    'Close the circle at the sixth level of Departure.',
    (run) => circled(run) && run.state.rules.newsLate > 0,
  ),
  achievement(
    'one_wish',
    'As wished',
    'Make a wish come true.',
    ({ state }) => countFulfilledWishes(state) >= 1,
  ),
  achievement(
    'three_wishes',
    'All three',
    'Make all three wishes of a run come true.',
    ({ state }) => countFulfilledWishes(state) >= 3,
  ),
];
