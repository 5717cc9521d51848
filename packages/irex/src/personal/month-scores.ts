import { monthNames, type IrexCity } from '@wanderwork/contracts';
import { neutralPreferences } from './neutral.js';
import { computePersonalScores } from './personal-score.js';

/** Only clients in another time zone depend on the date, and neutral preferences have none. */
const ANY_DAY = { year: 2000, month: 1 };

/**
 * The score of a city in each month, January first: the published score with the weather of that month in place of the
 * year's, as Your IREX scores a stay in that month. Null if the weather is not known.
 */
export const computeMonthScores = (city: IrexCity): number[] | null =>
  city.months &&
  monthNames.map((_, at) => {
    const preferences = { ...neutralPreferences, stay: { month: at + 1, months: 1 } };
    return computePersonalScores([city], preferences, ANY_DAY, null)[0]!.score;
  });
