import { cardIndex } from './cards.js';
import { type Ending } from '../endings.js';
import { type State } from '../state.js';

/** A circle below this amount of CO₂ is light: one in fifty of those that experts complete without aiming for it. */
export const LIGHT_FOOT_KILOGRAMS = 5_300;
/** Tenths of the way. */
const MOSTLY_BY_LAND = 4;
const ROOTED_NIGHTS = 28;
const ROOTED_BELONGING = 60;
const PARTNER_REPUTATION = 95;
const HANDOVER_REPUTATION = 70;

/** The ending of a run. Several tales share an ending; the first that fits is shown. */
export interface Tale {
  id: string;
  of: Ending;
  fits?: (state: State) => boolean;
  title: string;
  text: string;
}

const guildIsWhole = ({ cardFrom }: State): boolean => cardFrom[cardIndex('bao_4')]! > 0;

export const tales: readonly Tale[] = [
  {
    id: 'thirteenth_bowl',
    of: 'circle_closed',
    fits: guildIsWhole,
    title: 'The thirteenth bowl',
    text: 'The circle closes at a counter with six stools. Bao sets a bowl before you that is on no list, waits until you have tasted it, and goes to wash up before you can say anything.',
  },
  {
    id: 'long_way_round',
    of: 'circle_closed',
    fits: ({ landKilometres, kilometres }) => landKilometres * 10 > kilometres * MOSTLY_BY_LAND,
    title: 'The long way round',
    text: 'You know now how long the earth is: so many sandwiches, so many windows, so many people asleep on one another’s shoulders. Nobody at home believes the number of platforms.',
  },
  {
    id: 'light_foot',
    of: 'circle_closed',
    fits: ({ co2 }) => co2 < LIGHT_FOOT_KILOGRAMS,
    title: 'Light foot',
    text: 'Once round, and the sky has hardly noticed. You took the slow train where there was one, and the few flights you could not argue with. The bag weighs what it did.',
  },
  {
    id: 'circle_closed',
    of: 'circle_closed',
    title: 'The circle closed',
    text: 'The key still turns. The post has made a small hill behind the door, and the kitchen clock has stopped at an hour that you have since seen everywhere else. You put water on, as if you had been out for bread.',
  },
  {
    id: 'home_again',
    of: 'home_again',
    title: 'Home again',
    text: 'The same street, the other way round. Somebody asks how it was, and you find that you have an answer that fits between two traffic lights, and a longer one that does not.',
  },
  {
    id: 'four_doors',
    of: 'long_stays',
    title: 'Four doors',
    text: 'A year, and on your ring there are keys that open nothing any more. In each of those streets someone has looked up this week and wondered, for a second, where you are now.',
  },
  {
    id: 'week_done',
    of: 'week_done',
    title: 'The week is over',
    text: 'You have learned all seven things that the long way round asks for. The client has paid, the stairs know your step, and the map is still mostly white.',
  },
  {
    id: 'roamed',
    of: 'roamed',
    title: 'Nowhere in particular',
    text: 'The days are used up, and nobody had asked what for. You lay the tickets on a table, end to end. They make no line that anybody would draw, and you would not move one of them.',
  },
  {
    id: 'rooted',
    of: 'out_of_days',
    fits: ({ nights, belonging }) => nights >= ROOTED_NIGHTS && belonging >= ROOTED_BELONGING,
    title: 'Rooted',
    text: 'You meant to leave after the weekend. Then there was the choir, and the neighbor’s cat, and a shelf to be put up. The circle stays open; the window does too, and the street calls you by your name.',
  },
  {
    id: 'partner',
    of: 'out_of_days',
    fits: ({ reputation }) => reputation >= PARTNER_REPUTATION,
    title: 'Partner',
    text: 'The days run out far from home, and the same evening the client rings. They want your name on the door. You ask which door. There is a pause, and then they say that you may choose.',
  },
  {
    id: 'out_of_days',
    of: 'out_of_days',
    title: 'Out of days',
    text: 'The last day comes while you are still on the far side. You fly home over everything that you had planned, in the dark, with the blind down.',
  },
  {
    id: 'flown_home',
    of: 'out_of_money',
    title: 'The card is declined',
    text: 'Once, then again, politely. A friend buys the ticket home and asks no questions for at least a month.',
  },
  {
    id: 'burned_out',
    of: 'burned_out',
    title: 'Burned out',
    text: 'You sit on the bed with one shoe on and cannot think what the other is for. Someone calls a doctor, and then your mother.',
  },
  {
    id: 'medevac',
    of: 'medevac',
    title: 'Flown home',
    text: 'The ceiling of an ambulance aircraft is lower than you would have thought. Somebody holds your hand over two borders.',
  },
  {
    id: 'lonely_train',
    of: 'lonely_train',
    title: 'The lonely train',
    text: 'Ten days without a name in them. You buy a ticket to where people would notice if you did not come.',
  },
  {
    id: 'escorted_out',
    of: 'escorted_out',
    title: 'Escorted out',
    text: 'Two officers, a corridor, a door that you had not noticed. They are kind about it, which makes it worse.',
  },
  {
    id: 'handover',
    of: 'quit',
    fits: ({ reputation }) => reputation >= HANDOVER_REPUTATION,
    title: 'The handover',
    text: 'You write it all down: the passwords, the odd cases, whom to ask and when not to. Eleven pages. The client reads them twice, thanks you, and is quiet for a moment before hanging up.',
  },
  {
    id: 'quiet_quit',
    of: 'quit',
    title: 'Quiet quit',
    text: 'One morning you do not open the lid. Nothing happens, and goes on happening. You went home. That is allowed; the map stays where it is.',
  },
];

/** The tale of a finished run; null before the end. */
export const findTale = (state: State): Tale | null =>
  tales.find(({ of, fits }) => of === state.ending && (fits?.(state) ?? true)) ?? null;
