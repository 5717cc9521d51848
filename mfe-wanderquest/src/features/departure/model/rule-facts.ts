import {
  borders,
  getCity,
  findCityIndex,
  passports,
  professionRules,
  getRules,
  type Difficulty,
  type Mode,
  type Profession,
} from '@wanderwork/quest-engine';
import { getMonthName, formatMoney, formatSigned } from '../../../shared/labels';

const compact = (...words: readonly (string | false | undefined)[]): readonly string[] =>
  words.filter((one): one is string => Boolean(one));

const formatChange = (name: string, share: number): string | false =>
  Math.round((share - 1) * 100) !== 0 && `${name} ${formatSigned(Math.round((share - 1) * 100))}%`;

const formatCount = (count: number, one: string, many: string): string | false =>
  count > 0 && `${count} ${count === 1 ? one : many}`;

/** The effects of a profession; none for the default one. */
export const getProfessionFacts = (profession: Profession): readonly string[] => {
  const rules = professionRules[profession];
  const { pay, speedThousandths = 1000, overlapHours = 0, wonderThousandths = 1000, workAlone } = rules;
  return compact(
    formatChange('Pay', pay / 1000),
    formatChange('Connection needed', speedThousandths / 1000),
    overlapHours !== 0 && `Shared hours needed ${formatSigned(overlapHours)}`,
    formatChange('Wonder', wonderThousandths / 1000),
    workAlone !== undefined && `Belonging ${formatSigned(-workAlone)} per day of work`,
  );
};

const formatGoals = (mode: Mode, difficulty: Difficulty): string | false => {
  const { citiesToWin, continentsToWin, wishesToWin, longStay } = getRules(mode, difficulty);
  const goals = compact(
    formatCount(citiesToWin, longStay ? 'long stay' : 'city', longStay ? 'long stays' : 'cities'),
    formatCount(continentsToWin, 'continent', 'continents'),
    formatCount(wishesToWin, 'wish', 'wishes'),
  );
  return goals.length > 0 && goals.join(', ');
};

/** The effects of a difficulty compared to Standard. */
export const getDifficultyFacts = (mode: Mode, difficulty: Difficulty): readonly string[] => {
  const rules = getRules(mode, difficulty);
  const usual = getRules(mode, 'standard');
  return compact(
    `${formatMoney(rules.startCash)} to start with`,
    formatGoals(mode, difficulty),
    formatChange('Pay', rules.payThousandths / usual.payThousandths),
    formatChange('Fares', rules.fareThousandths / usual.fareThousandths),
    formatChange('Bad luck', rules.lossThousandths / usual.lossThousandths),
    rules.visasAtBorder && 'Every border sells a visa',
  );
};

/** At how many borders a passport is free, pays, or needs a visa in advance. */
export const getPassportFacts = (passport: string): readonly string[] => {
  const all = borders[passports.findIndex((code) => code === passport)]!;
  const asks = all.filter(({ days }) => days === 0).length;
  const paid = all.filter(({ days, paid: pays }) => days > 0 && pays).length;
  return [
    `Visa-free at ${all.length - asks - paid} of ${all.length} borders`,
    `Visa fee at ${paid}`,
    `Visa in advance at ${asks}`,
  ];
};

/** The facts of a home city in the start month. */
export const getHomeFacts = (home: string, month: number): readonly string[] => {
  const { country, cost, mbps, comfort } = getCity(findCityIndex(home));
  return [
    country,
    `${formatMoney(cost * 100)} a month`,
    `${mbps} Mbit/s`,
    `Weather ${comfort[month]} of 100 in ${getMonthName(month)}`,
  ];
};
