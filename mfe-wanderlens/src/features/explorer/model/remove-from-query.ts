import { type Narrowest } from '@wanderwork/contracts';
import { formatTotal } from '../../../shared/format-total';

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "Without “Under $1,500”, 14 cities match." */
export const removeFromQuery = ({ label, cities, citiesAre }: Narrowest): string => {
  const fitting =
    cities === 1 && !citiesAre ? '1 city matches' : `${formatTotal(cities, citiesAre)} cities match`;
  return `Without “${label}”, ${lower(fitting)}.`;
};
