import { cardIndex } from '../content/cards.js';
import { achievement, secret, type Achievement } from './achievement.js';
import { type Tally } from './tally.js';

const countBonds = ({ state }: Tally, atLeast: number): number =>
  state.bonds.reduce((count, bond) => count + Number(bond >= atLeast), 0);

/** Whether a card was answered in the run, that is, has a day from which it may return. */
const hasAnswered =
  (id: string) =>
  ({ state }: Tally): boolean =>
    state.cardFrom[cardIndex(id)]! > 0;

/** Achievements for people, stories and stays. */
export const company: readonly Achievement[] = [
  achievement('a_friend', 'A name in the phone', 'Be close to someone.', (run) => countBonds(run, 1) >= 1),
  achievement(
    'four_friends',
    'A table for five',
    'Be close to four people in a run.',
    (run) => countBonds(run, 1) >= 4,
  ),
  achievement(
    'true_friend',
    'Spare key',
    'Be as close to someone as you can get.',
    (run) => countBonds(run, 5) >= 1,
  ),
  achievement(
    'at_home',
    'They know your order',
    'Belong somewhere entirely: 100 of 100.',
    ({ highestBelonging }) => highestBelonging >= 100,
  ),
  achievement(
    'thirty_nights',
    'A shelf of your own',
    'Stay thirty nights in one city.',
    ({ longestStay }) => longestStay >= 30,
  ),
  achievement('wonder', 'Wide eyes', 'Gather 400 wonder in a run.', ({ state }) => state.wonder >= 400),
  achievement('explorer', 'Every side street', 'Explore one city seven times.', ({ state }) =>
    state.explored.some((times) => times >= 7),
  ),
  achievement('forty_cards', 'Things happen', 'Meet forty cards in a run.', ({ cards }) => cards >= 40),
  secret('ana', 'Ana’s father', 'Come to the end of Ana’s story.', hasAnswered('ana_5')),
  secret('bao', 'The guild', 'Come to the end of Bao’s story.', hasAnswered('bao_4')),
  secret('mei', 'The map of what you skipped', 'Come to the end of Mei’s story.', hasAnswered('mei_4')),
  secret('ruth', 'Twenty-eight nights', 'Come to the end of Ruth’s story.', hasAnswered('ruth_4')),
  secret('kai', 'Landfall', 'Come to the end of Kai’s story.', hasAnswered('kai_landfall')),
  secret(
    'acquisition',
    'Under new ownership',
    'See the acquisition through.',
    hasAnswered('acquisition_table'),
  ),
  secret('passport', 'The other queue', 'See the other passport through.', hasAnswered('passport_entry')),
  secret('home', 'Eight hands', 'Read the last letter from home.', hasAnswered('home_eight_hands')),
];
