import { clients, type State, getCity, passports, zones, NO_CARD } from '@wanderwork/quest-engine';
import { withArticle } from '../../../../shared/labels';

/** The id of the client without a location or hours. */
export const ASYNC_CLIENT_ID = 'async';

/** "a client in the United States", for use within a sentence. */
export const formatClient = (index: number): string => {
  const { id, name } = clients[index]!;
  return id === ASYNC_CLIENT_ID ? 'an async client' : `a client in ${withArticle(name)}`;
};

const OFFER_DAYS = 7;

/** How long the offer stays open: "5 more days", "one more day", "today only". */
export const formatOfferTime = ({ day, leadDay }: Pick<State, 'day' | 'leadDay'>): string => {
  const left = OFFER_DAYS - (day - leadDay);
  if (left === 0) return 'today only';
  return left === 1 ? 'one more day' : `${left} more days`;
};

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a visa zone: a country or the Schengen area. */
export const getZoneName = (zone: number): string => {
  const code = zones[zone]!;
  return code === 'SCHENGEN' ? 'the Schengen area' : withArticle(regions.of(code) ?? code);
};

export const getCityZoneName = (city: number): string => getZoneName(getCity(city).zone);

/** The country of a passport. */
export const getPassportName = (passport: number): string =>
  regions.of(passports[passport]!.toUpperCase()) ?? passports[passport]!;

/** "5 h 20". */
export const formatDuration = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

/** "a day", "3 days". */
export const formatDays = (days: number): string => (days === 1 ? 'a day' : `${days} days`);

/** "1 city", "3 cities". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Why actions in the panels are blocked; false when they are not. */
export const getActionBlock = ({ ending, card }: State): string | false => {
  if (ending) return 'The journey is over.';
  return card !== NO_CARD && 'Answer the card first.';
};
