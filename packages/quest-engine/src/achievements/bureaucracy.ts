import { INSURANCE } from '../life/gear.js';
import { achievement } from './achievement.js';

/** Achievements for work, money and health. */
export const bureaucracy = [
  achievement(
    'kept_four',
    'As good as your word',
    'Keep your word to a client four weeks in a row.',
    ({ keptWeeks }) => keptWeeks >= 4,
  ),
  achievement(
    'kept_twelve',
    'The dependable one',
    'Keep your word to a client twelve weeks in a row.',
    ({ keptWeeks }) => keptWeeks >= 12,
  ),
  achievement(
    'full_week',
    'One more for the road',
    'Work a quarter more in a week than you promised.',
    ({ fullWeeks }) => fullWeeks >= 1,
  ),
  achievement(
    'three_clients',
    'Three letterheads',
    'Be paid by three clients in a run.',
    ({ clients }) => clients.size >= 3,
  ),
  achievement(
    'started_again',
    'It was mutual',
    'Lose a client, and be paid by another.',
    ({ clientsLost, clients }) => clientsLost >= 1 && clients.size >= 2,
  ),
  achievement(
    'night_shift',
    'The owl’s contract',
    'Start work ten times with three hours or more outside your working day.',
    ({ nightShifts }) => nightShifts >= 10,
  ),
  achievement(
    'outages',
    'Have you tried turning it off',
    'Sit through five outages in a run.',
    ({ outages }) => outages >= 5,
  ),
  achievement(
    'five_thousand',
    'A cushion',
    'Hold $5,000 at once.',
    ({ highestCash }) => highestCash >= 500_000,
  ),
  achievement(
    'ten_thousand',
    'A sofa',
    'Hold $10,000 at once.',
    ({ highestCash }) => highestCash >= 1_000_000,
  ),
  achievement(
    'good_name',
    'A good name',
    'End a run with a reputation of 95.',
    ({ state }) => state.reputation >= 95,
  ),
  achievement(
    'well_insured',
    'The small print held',
    'Fall ill three times in a run you end insured.',
    ({ illnesses, state }) => illnesses >= 3 && (state.gear & INSURANCE) !== 0,
  ),
  achievement(
    'never_ill',
    'Not so much as a sneeze',
    'Live a hundred days without falling ill.',
    ({ illnesses, state }) => illnesses === 0 && state.day >= 100,
  ),
  achievement(
    'lagged',
    'Breakfast at midnight',
    'Land with nine hours of jet lag.',
    ({ mostLag }) => mostLag >= 540,
  ),
  achievement(
    'borders',
    'The price of a stamp',
    'Pay $300 at borders and for visas in a run.',
    ({ paidAtBorders }) => paidAtBorders >= 30_000,
  ),
];
