import {
  MINUTES_OF_DAY,
  irexPassports,
  type AnalysisClaim,
  type IrexPreferences,
  formatTenths,
} from '@wanderwork/contracts';
import { ENOUGH_SHARE, OWN_DAY } from '@wanderwork/irex';
import { createClaim } from '../facts/claim.js';
import { formatHours, type CityFacts } from '../facts/city-facts.js';
import { Fact, say, type Sentence } from '../facts/fact.js';
import { degrees, money, monthName } from '../facts/shown.js';
import type { OwnView } from '../dossier.js';

/** The likely range of a cost without one of its own, as shares of it. */
const DEFAULT_RANGE = { low: 1 / 1.4, high: 1.4 };
/** Points by which preferences must change the score to be called a change. */
const MIN_CHANGE = 1;

const demonyms: Record<(typeof irexPassports)[number], string> = {
  US: 'a US',
  GB: 'a British',
  DE: 'a German',
  IN: 'an Indian',
  BR: 'a Brazilian',
  ZA: 'a South African',
  PH: 'a Philippine',
};

const score = (facts: CityFacts, own: OwnView): Sentence => {
  const published = facts.city.irex.score;
  const publishedFact = facts.score(formatTenths(published), `${formatTenths(published)} of 100`);
  const yours = facts.preference(
    'score',
    'Your IREX',
    formatTenths(own.score),
    `${formatTenths(own.score)} of 100`,
  );
  if (Math.abs(own.score - published) < MIN_CHANGE)
    return say`Your preferences hardly change the score of ${facts.name}: ${yours} with them, ${publishedFact} as published.`;
  return own.score > published
    ? say`Your preferences raise ${facts.name} from the published ${publishedFact} to ${yours}.`
    : say`Your preferences lower ${facts.name} from the published ${publishedFact} to ${yours}.`;
};

const budget = (facts: CityFacts, { budgetUsd }: IrexPreferences): Sentence | null => {
  if (budgetUsd === null) return null;
  const limit = facts.preference('budget', 'Your budget', money(budgetUsd), `${money(budgetUsd)} a month`);
  const cost = facts.value('monthly_cost');
  const amount = facts.amount('monthly_cost');
  const gap = facts.gap('monthly_cost');
  if (gap)
    return say`We can’t say whether your budget of ${limit} is enough: the cost of a month is ${gap.as('not known')}.`;
  if (cost === null || !amount) return null;
  const month = facts.isRough('monthly_cost')
    ? say`by a rough guess, ${amount} a month`
    : say`an estimated ${amount} a month`;
  const [low, high] = facts.range('monthly_cost') ?? [cost * DEFAULT_RANGE.low, cost * DEFAULT_RANGE.high];
  if (high <= budgetUsd) return say`${month} is well within your budget of ${limit}.`;
  if (cost <= budgetUsd) return say`${month} fits your budget of ${limit}, but only just.`;
  return low <= budgetUsd
    ? say`${month} is over your budget of ${limit}, but within the margin of error.`
    : say`${month} is clearly over your budget of ${limit}.`;
};

const MINUTE = 1 / 60;

/** The hours of a working day, which may pass midnight. */
const lengthOf = ({ from, to }: { from: number; to: number }): number =>
  ((to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY) * MINUTE;

/** Shared hours are judged by their share of the clients' day: two hours are enough if the clients work two hours. */
const clients = (facts: CityFacts, { preferences, overlap }: OwnView): Sentence | null => {
  if (!preferences.clients || overlap === null) return null;
  const zone = preferences.clients.zone.split('/').at(-1)!.replaceAll('_', ' ');
  const shared = facts.preference('overlap', `Working hours shared with ${zone}`, formatHours(overlap));
  const [theirs, own] = [lengthOf(preferences.clients), lengthOf(OWN_DAY)];
  if (overlap < MINUTE)
    return say`A working day in ${facts.name} and your clients’ day have ${shared.as('no hours')} in common.`;
  if (overlap > theirs - MINUTE)
    return say`All of your clients’ day, ${shared}, falls within yours, which makes calls easy.`;
  if (overlap > own - MINUTE)
    return say`All of your day, ${shared}, falls within your clients’ day, which makes calls easy.`;
  return overlap >= theirs * ENOUGH_SHARE
    ? say`Your day and your clients’ day share ${shared}, which makes calls easy.`
    : say`Your day and your clients’ day share ${shared}, so you’ll need to plan calls.`;
};

const rules: Record<string, string> = {
  home: 'it is your own country',
  'visa free': 'you enter without a visa',
  eta: 'you need an electronic travel authorization before the flight',
  'e-visa': 'you need an e-visa before the flight',
  'visa on arrival': 'you get a visa on arrival',
  'visa required': 'you need a visa before you travel',
  'no admission': 'you can’t enter',
};

const passport = (facts: CityFacts, preferences: IrexPreferences): Sentence | null => {
  // An analysis cites figures of the city, which exist for these passports only.
  const code = irexPassports.find((one) => one === preferences.passport);
  if (!code) return null;
  const key = `entry_${code.toLowerCase()}`;
  const rule = facts.word(key);
  const fact = facts.figure(key);
  const on = `With ${demonyms[code]} passport,`;
  const gap = facts.gap(key);
  if (gap) return say`The rule for entering ${facts.country} with your passport is ${gap.as('not known')}.`;
  if (!rule || !fact) return null;
  if (/^\d+$/.test(rule))
    return say`${on} the country lets you stay ${new Fact(`${rule} days`, ...fact.cites)} without a visa.`;
  return rules[rule] ? say`${on} ${fact.as(rules[rule])}.` : null;
};

const stay = (facts: CityFacts, { stay: wished }: IrexPreferences): Sentence | null => {
  if (!wished) return null;
  const months = Array.from({ length: wished.months }, (_, at) => (wished.month - 1 + at) % 12);
  const means = months.map((month) => facts.city.climate?.[month]?.tempC ?? null);
  const when =
    months.length === 1 ? monthName(months[0]!) : `${monthName(months[0]!)} to ${monthName(months.at(-1)!)}`;
  const knownMeans = means.filter((mean): mean is number => mean !== null);
  if (knownMeans.length < means.length) {
    const gap = facts.gap('temperature_year');
    return gap && say`The weather there in ${when} is ${gap.as('not known')}.`;
  }
  const [low, high] = [degrees(Math.min(...knownMeans)), degrees(Math.max(...knownMeans))];
  if (low === high)
    return say`During your stay, ${when}, the average is ${facts.months(low, `${when} ${low}`)}.`;
  const ends = `${low.replace(' °C', '')} to ${high}`;
  return say`During your stay, ${when}, monthly averages run from ${facts.months(ends, `${when} ${ends}`)}.`;
};

/** What each of the reader's preferences means in the city, one sentence each. */
export const describePreferences = (facts: CityFacts, { withStay }: { withStay: boolean }): Sentence[] => {
  const { own } = facts.dossier;
  if (!own) return [];
  const sentences = [budget(facts, own.preferences), clients(facts, own), passport(facts, own.preferences)];
  return [...sentences, withStay ? stay(facts, own.preferences) : null].filter(
    (sentence): sentence is Sentence => sentence !== null,
  );
};

/** The city's score and facts by the reader's preferences; empty if there are none. */
export const yours = (facts: CityFacts): AnalysisClaim[] => {
  const { own } = facts.dossier;
  if (!own) return [];
  const sentences = describePreferences(facts, { withStay: true });
  return [
    createClaim('yours', score(facts, own)),
    ...(sentences.length > 0 ? [createClaim('yours', ...sentences)] : []),
  ];
};
