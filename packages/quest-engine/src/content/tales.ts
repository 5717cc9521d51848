import { cardIndex } from './cards.js';
import { type Ending } from '../endings.js';
import { NO_CLIENT } from '../life/clients.js';
import { type State } from '../state.js';
import { getCity } from '../world/cities.js';
import { getDistance } from '../world/distances.js';

/** A circle below this amount of CO₂ is light: one in fifty of those that experts complete without aiming for it. */
export const LIGHT_FOOT_KILOGRAMS = 5_300;
/** Tenths of the way. */
const MOSTLY_BY_LAND = 4;
const ROOTED_NIGHTS = 28;
const ROOTED_BELONGING = 60;
const PARTNER_REPUTATION = 95;
const HANDOVER_REPUTATION = 70;
const FAR_KILOMETRES = 5_000;

/** The ending of a run. Several tales share an ending; the first that fits is shown, so the last of each fits always. */
export interface Tale {
  id: string;
  of: Ending;
  fits?: (state: State) => boolean;
  title: string;
  text: string;
}

const isHome = ({ city, home }: State): boolean => city === home;
const isFar = ({ city, home }: State): boolean => getDistance(city, home) >= FAR_KILOMETRES;
const isAbroad = ({ city, home }: State): boolean => getCity(city).country !== getCity(home).country;
const hasTraveled = ({ kilometres }: State): boolean => kilometres > 0;
const hasClient = ({ client }: State): boolean => client !== NO_CLIENT;

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
    fits: ({ co2, landKilometres }) => co2 < LIGHT_FOOT_KILOGRAMS && landKilometres > 0,
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
    fits: ({ longStays }) => longStays === 4,
    title: 'Four doors',
    text: 'A year, and on your ring there are keys that open nothing anymore. In each of those streets someone has looked up this week and wondered, for a second, where you are now.',
  },
  {
    id: 'many_doors',
    of: 'long_stays',
    title: 'A ring of keys',
    text: 'The year is over, and the ring in your pocket has grown heavy with keys that open nothing anymore. You could still find every one of the doors in the dark.',
  },
  {
    id: 'week_done',
    of: 'week_done',
    title: 'The week is over',
    text: 'Seven days, and you know what the long way round asks for. The map is still mostly white, and tomorrow nobody tells you what to learn.',
  },
  {
    id: 'roamed',
    of: 'roamed',
    fits: hasTraveled,
    title: 'Nowhere in particular',
    text: 'The days are used up, and nobody had asked what for. You lay the tickets on a table, end to end. They make no line that anybody would draw, and you would not move one of them.',
  },
  {
    id: 'roamed_nowhere',
    of: 'roamed',
    title: 'The long way to the corner',
    text: 'The days are used up, and the map has one city on it. You have seen that one in every light it has, which is more than most travelers can say of anywhere.',
  },
  {
    id: 'never_left',
    of: 'out_of_days',
    fits: (state) => !hasTraveled(state),
    title: 'The bag by the door',
    text: 'The days are over, and the bag still stands by the door. You know the baker’s hours now, and the dog on the third floor. The map will keep; maps do.',
  },
  {
    id: 'rooted',
    of: 'out_of_days',
    fits: (state) => !isHome(state) && state.nights >= ROOTED_NIGHTS && state.belonging >= ROOTED_BELONGING,
    title: 'Rooted',
    text: 'You meant to leave after the weekend. Then there was the choir, and the neighbor’s cat, and a shelf to be put up. The journey stays unfinished; the window stays open, and the street calls you by your name.',
  },
  {
    id: 'partner',
    of: 'out_of_days',
    fits: (state) => !isHome(state) && hasClient(state) && state.reputation >= PARTNER_REPUTATION,
    title: 'Partner',
    text: 'The days run out away from home, and the same evening the client rings. They want your name on the door. You ask which door. There is a pause, and then they say that you may choose.',
  },
  {
    id: 'home_short',
    of: 'out_of_days',
    fits: isHome,
    title: 'Pages to spare',
    text: 'You are home when the days run out, and the passport still has empty pages. You count what is missing and find that you could name it, street by street, which you could not have done before.',
  },
  {
    id: 'out_of_days',
    of: 'out_of_days',
    fits: isFar,
    title: 'Out of days',
    text: 'The last day comes while you are still on the far side. You fly home over everything that you had planned, in the dark, with the blind down.',
  },
  {
    id: 'almost_home',
    of: 'out_of_days',
    title: 'One ticket short',
    text: 'The last day comes, and home is still one ticket away. You buy it the next morning, when nobody is counting anymore.',
  },
  {
    id: 'flown_home',
    of: 'out_of_money',
    fits: (state) => !isHome(state),
    title: 'The card is declined',
    text: 'Once, then again, politely. A friend buys the ticket home and asks no questions for at least a month.',
  },
  {
    id: 'broke_at_home',
    of: 'out_of_money',
    title: 'Closed for the month',
    text: 'The bank calls before you have had coffee. It is your own street, your own kitchen, and for a while neither of them goes anywhere.',
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
    fits: isAbroad,
    title: 'Flown home',
    text: 'The ceiling of an ambulance aircraft is lower than you would have thought. Somebody holds your hand all the way.',
  },
  {
    id: 'ward',
    of: 'medevac',
    title: 'The ward',
    text: 'The ceiling is high and very white. Somebody who knows you sits by the bed and does not look at the clock. The journey can wait.',
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
    fits: (state) => hasClient(state) && state.reputation >= HANDOVER_REPUTATION,
    title: 'The handover',
    text: 'You write it all down: the passwords, the odd cases, whom to ask and when not to. Eleven pages. The client reads them twice, thanks you, and is quiet for a moment before hanging up.',
  },
  {
    id: 'unpacked',
    of: 'quit',
    fits: isHome,
    title: 'Unpacked',
    text: 'You take the things out of the bag, one by one, and put them where they were. Nothing happens, and goes on happening. That is allowed; the map stays where it is.',
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
