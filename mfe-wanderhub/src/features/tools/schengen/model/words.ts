import { daysWords, dayWords } from '../../common/model/day';
import { lengthOf } from '../../stays/model/stay';
import { type SchengenReading, type Standing } from './reading';
import { MOST_DAYS, WINDOW_DAYS, type Plan } from './window';

/** "76 of 90 days used on 10 July 2027; 14 are left." */
export const usedWords = ({ used, left, day }: Standing): string => {
  const sum = `${used} of ${MOST_DAYS} days used on ${dayWords(day)}`;
  if (used > MOST_DAYS) return `${sum}: ${daysWords(used - MOST_DAYS)} too many.`;
  return `${sum}; ${left === 1 ? '1 is' : `${left} are`} left.`;
};

/** Until when, in the words of a fact. */
export const untilWords = ({ until, enter }: Pick<Standing, 'until' | 'enter'>): string =>
  until === null ? 'No day is free' : `${dayWords(until)} (${daysWords(until - enter + 1)})`;

/** What a tried stay comes to. */
export const planWords = ({ stay, days, used, over, breaks }: Plan): string => {
  const what = `${daysWords(days)} from ${dayWords(stay.entry)} to ${dayWords(stay.exit)}`;
  if (over !== null) return `${what} do not fit: ${dayWords(over)} would be the first day too many.`;
  const fits = `${what} fit: on the last day ${used} of ${MOST_DAYS} are used.`;
  return breaks === null
    ? fits
    : `${fits} But they push a later stay over: ${dayWords(breaks)} would be a day too many.`;
};

/** The answer as plain text, to be kept or sent. */
export const schengenText = ({ stays, standing, over, plan }: SchengenReading): string =>
  [
    'Schengen 90/180',
    usedWords(standing),
    `Window: ${dayWords(standing.from)} to ${dayWords(standing.day)} (${WINDOW_DAYS} days, both included)`,
    `First day for which you may enter: ${dayWords(standing.enter)}`,
    `Latest exit from then on: ${untilWords(standing)}`,
    ...(over === null ? [] : [`First day over the limit: ${dayWords(over)}`]),
    ...(plan === null ? [] : [`Tried: ${planWords(plan)}`]),
    'Stays counted, entry and exit included:',
    ...stays.map(
      (stay) => `- ${dayWords(stay.entry)} to ${dayWords(stay.exit)}: ${daysWords(lengthOf(stay))}`,
    ),
    'Rule: Regulation (EU) 2016/399, Article 6(1) and (2). The authority at the border decides.',
  ].join('\n');
