import { type Narrowest } from '@wanderwork/contracts';
import { formatTotal } from './result-labels';

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "Without “Under $1,500”, 14 cities match." */
export const describeWithout = ({ label, cities, citiesAre }: Narrowest): string => {
  const fitting =
    cities === 1 && !citiesAre ? '1 city matches' : `${formatTotal(cities, citiesAre)} cities match`;
  return `Without “${label}”, ${lowerFirst(fitting)}.`;
};
