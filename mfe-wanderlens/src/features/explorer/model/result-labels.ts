import { type Narrowest, type TotalIs } from '@wanderwork/contracts';
import { formatCount } from '../../../shared/format';

const before: Record<TotalIs, string> = { about: 'About ', over: 'More than ' };

/** A total that may be inexact: "23", "About 840,000", "More than 24". */
export const formatTotal = (total: number, totalIs?: TotalIs): string =>
  `${totalIs ? before[totalIs] : ''}${formatCount(total)}`;

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "Without “Under $1,500”, 14 cities match." */
export const describeWithout = ({ label, cities, citiesAre }: Narrowest): string => {
  const fitting =
    cities === 1 && !citiesAre ? '1 city matches' : `${formatTotal(cities, citiesAre)} cities match`;
  return `Without “${label}”, ${lowerFirst(fitting)}.`;
};
