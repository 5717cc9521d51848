import type { CityFacts } from '../facts/city-facts.js';
import { findContrast } from '../facts/contrast.js';
import { say, type Sentence } from '../facts/fact.js';
import { withoutEmpty, type Topic } from './topic.js';

const LONG_MONTHS = 12;
const NEAR_KM = 40;
const FAR_KM = 100;
/** Percent of the world's passports that may enter freely. */
const OPEN = 55;
const CLOSED = 30;

const income = (facts: CityFacts): Sentence | null => {
  const amount = facts.amount('nomad_visa_income_usd');
  return amount && say`It requires an income of about ${amount} a month.`;
};

/** The nomad visa of the country, which may only be announced; null if we know of none. */
export const describeVisa = (facts: CityFacts): Sentence | null => {
  const visa = facts.figure('nomad_visa');
  const kind = facts.word('nomad_visa');
  const months = facts.value('nomad_visa_months');
  const stay = facts.figure('nomad_visa_months');
  if (!visa || kind === 'none') return null;
  if (kind === 'announced')
    return say`${facts.country} has ${visa.as('announced')} a nomad visa, but you can’t plan with it yet.`;
  const label = kind === 'partial' ? 'a permit similar to a nomad visa' : 'a nomad visa';
  if (!stay || months === null)
    return say`${facts.country} has ${visa.as(label)}, but our figures don’t say for how long.`;
  return months >= LONG_MONTHS
    ? say`${facts.country} has ${visa.as(label)} for up to ${stay}, possibly including renewals.`
    : say`${facts.country} has ${visa.as(label)}, but for no longer than ${stay}.`;
};

/** Says that we found no nomad visa, which does not prove that there is none. */
export const describeNoVisa = (facts: CityFacts): Sentence | null => {
  const missing = facts.gap('nomad_visa');
  const none = facts.word('nomad_visa') === 'none' ? facts.figure('nomad_visa') : null;
  const fact = missing ?? none;
  return (
    fact &&
    say`We found no nomad visa for ${facts.country} in our ${fact.as('sources')}, which doesn’t prove that there is none.`
  );
};

const openPassports = (facts: CityFacts): Sentence | null => {
  const share = facts.value('open_passports');
  const factText = facts.figure('open_passports');
  if (share === null || !factText) return null;
  if (share >= OPEN)
    return say`Holders of ${factText} of the world’s passports can enter the country freely for a month.`;
  return share <= CLOSED
    ? say`Holders of only ${factText} of the world’s passports can enter the country freely for a month.`
    : null;
};

export const airport = (facts: CityFacts): Sentence | null => {
  const km = facts.value('airport_large_km');
  const factText = facts.figure('airport_large_km');
  if (km === null || !factText) return null;
  if (km <= NEAR_KM) return say`A large airport lies ${factText} away in a straight line.`;
  return km >= FAR_KM ? say`The nearest large airport is ${factText} away in a straight line.` : null;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const offer = describeVisa(facts);
  const contrast = findContrast(facts, 'nomad_visa_months', 'high');
  const longest =
    offer && contrast?.fewAhead
      ? say`Among cities with one, ${contrast.fewAhead} allowed longer stays.`
      : null;
  return withoutEmpty(
    offer,
    longest ?? (offer && income(facts)),
    openPassports(facts),
    !offer && airport(facts),
  );
};

const weak = (facts: CityFacts): Sentence[] | null =>
  withoutEmpty(describeNoVisa(facts) ?? describeVisa(facts), openPassports(facts), airport(facts));

export const visa: Topic = {
  dimension: 'visa_access',
  figure: 'nomad_visa_months',
  good: 'high',
  strong,
  weak,
};
