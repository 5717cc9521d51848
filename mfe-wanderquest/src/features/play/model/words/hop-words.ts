import { headlineWords, type Refusal } from '@wanderwork/quest-engine';
import { type Hop } from '../hops';
import { money, signed } from '../../../../shared/words/money-words';
import { lowered } from './filled';
import { daysWords, duration, zoneOf } from './place-words';

const refusals: Partial<Record<Refusal, string>> = {
  no_visa: 'needs a visa first',
  no_days_left: 'no days left there',
  too_dear: 'costs more than you have',
};

/** Why a way is closed, in a few words. */
export const closedWords = (refusal: Refusal): string => refusals[refusal] ?? 'closed today';

/** "Stay up to 90 days", and what the border asks for. */
export const borderWords = ({ stay, paidEntry, refusal }: Hop): string => {
  if (refusal === 'no_visa') return 'Visa needed in advance';
  if (stay === Infinity) return 'Free movement';
  const days = stay > 0 ? `Up to ${daysWords(stay)}` : 'No days left';
  return paidEntry ? `${days}, visa paid at the border` : days;
};

export const wayWords = ({ action, minutes, days }: Hop): string =>
  `${action.by === 'land' ? 'By land' : 'By air'}, ${duration(minutes)}, ${daysWords(days)}`;

export const directionWords = ({ eastward }: Hop): string => {
  const degrees = Math.round(Math.abs(eastward) / 100);
  return degrees === 0 ? 'Due north or south' : `${degrees}° ${eastward > 0 ? 'east' : 'west'}`;
};

export const clockWords = ({ deficit }: Hop): string =>
  deficit === 0 ? 'All meetings in your working day' : `${deficit} h outside your working day`;

/** What a plain day costs there, and how far that is from what is usual. */
export const livingWords = ({ city, prices }: Hop): string => {
  const apart = Math.round((prices - 1000) / 10);
  const day = `${money((city.cost * prices) / 300)} a day`;
  return apart === 0 ? day : `${day}, ${signed(apart)}% vs usual`;
};

/** "A storm until day 34", or nothing to tell. */
export const newsWords = ({ news }: Hop): string | null =>
  news && `${headlineWords[news.headline]} until day ${news.until + 1}`;

/** What a hop is, as pairs of a name and a figure. */
export const hopFacts = (hop: Hop): readonly (readonly [string, string])[] => [
  ['News', newsWords(hop) ?? 'Nothing in the papers'],
  ['Fare', money(hop.cents)],
  ['Trip', wayWords(hop)],
  ['Stay', borderWords(hop)],
  ['Weather', `${hop.comfort} of 100`],
  ['Costs', livingWords(hop)],
  ['Community', `${hop.city.community} of 100`],
  ['Work', `${clockWords(hop)}, ${hop.city.mbps} Mbit/s`],
  ['Distance', `${hop.kilometres.toLocaleString('en')} km, ${directionWords(hop)}`],
];

/** Everything in a line, for who hears the map. */
export const hopLine = (hop: Hop): string => {
  const { city, refusal, wishes, isNew } = hop;
  const news = newsWords(hop);
  const closed = refusal ? `, ${closedWords(refusal)}` : '';
  const more = `${isNew ? '' : ', visited'}${wishes.map(({ name }) => `, for the wish ${lowered(name)}`).join('')}`;
  return `${city.name}, ${city.country}: ${money(hop.cents)}, ${wayWords(hop)}, ${borderWords(hop)}, ${zoneOf(city.index)}${closed}${news ? `, ${lowered(news)}` : ''}${more}`;
};
