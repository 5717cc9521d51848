import { headlineLabels, type Refusal } from '@wanderwork/quest-engine';
import { type Hop } from '../hops';
import { formatMoney } from '../../../../shared/labels';
import { uncapitalize } from './fill-text';
import { formatDays, formatDuration, getCityZoneName } from './labels';

const refusalLabels: Partial<Record<Refusal, string>> = {
  no_visa: 'needs a visa first',
  no_days_left: 'no days left there',
  too_dear: 'costs more than you have',
};

/** Why a destination is closed, as a short label. */
export const formatRefusal = (refusal: Refusal): string => refusalLabels[refusal] ?? 'closed today';

/** The allowed stay and what the border requires. */
export const formatStay = ({ stay, paidEntry, refusal }: Hop): string => {
  if (refusal === 'no_visa') return 'Visa needed in advance';
  if (stay === Infinity) return 'Free movement';
  const days = stay > 0 ? `Up to ${formatDays(stay)}` : 'No days left';
  return paidEntry ? `${days}, visa paid at the border` : days;
};

export const formatTrip = ({ action, minutes, days }: Hop): string =>
  `${action.by === 'land' ? 'By land' : 'By air'}, ${formatDuration(minutes)}, takes ${formatDays(days)}`;

export const formatDirection = ({ eastward }: Hop): string => {
  const degrees = Math.round(Math.abs(eastward) / 100);
  return degrees === 0 ? 'Due north or south' : `${degrees}° ${eastward > 0 ? 'east' : 'west'}`;
};

export const formatOverlap = ({ deficit }: Hop): string =>
  deficit === 0 ? 'All meetings in your working day' : `${deficit} h outside your working day`;

/** What a day there will cost: more in the first week, as the rules have it. */
export const formatLivingCost = ({ dayCosts: { firstWeek, later } }: Hop): string =>
  `${formatMoney(firstWeek)} a day for a week, then ${formatMoney(later)}`;

/** "A storm until day 34", or null. */
export const formatNews = ({ news }: Hop): string | null =>
  news && `${headlineLabels[news.headline]} until day ${news.until + 1}`;

/** The facts of a destination as label and value. */
export const getHopFacts = (hop: Hop): readonly (readonly [string, string])[] => [
  ['News', formatNews(hop) ?? 'Nothing in the papers'],
  ['Fare', formatMoney(hop.cents)],
  ['Trip', formatTrip(hop)],
  ['Stay', formatStay(hop)],
  ['Weather', `${hop.comfort} of 100`],
  ['Costs', formatLivingCost(hop)],
  ['Community', `${hop.city.community} of 100`],
  ['Work', `${formatOverlap(hop)}, ${hop.city.mbps} Mbit/s`],
  ['Distance', `${hop.kilometres.toLocaleString('en')} km, ${formatDirection(hop)}`],
];

/** Everything in one line, for screen readers. */
export const describeHop = (hop: Hop): string => {
  const { city, refusal, wishes, isNew } = hop;
  const news = formatNews(hop);
  const closed = refusal ? `, ${formatRefusal(refusal)}` : '';
  const more = `${isNew ? '' : ', visited'}${wishes.map(({ name }) => `, for the wish ${uncapitalize(name)}`).join('')}`;
  return `${city.name}, ${city.country}: ${formatMoney(hop.cents)}, ${formatTrip(hop)}, ${formatStay(hop)}, ${getCityZoneName(city.index)}${closed}${news ? `, ${uncapitalize(news)}` : ''}${more}`;
};
