import type { CityFacts } from '../facts/city-facts.js';
import { contrastOf } from '../facts/contrast.js';
import { say, type Sentence } from '../facts/fact.js';
import { present, type Topic } from './topic.js';

const LONG = 12;
const NEAR_KM = 40;
const FAR_KM = 100;
const OPEN = 55;
const CLOSED = 30;

const income = (facts: CityFacts): Sentence | null => {
  const asked = facts.amount('nomad_visa_income_usd');
  return asked && say`It asks for an income of about ${asked} a month.`;
};

/** A programme, an announced one, or none that is known. */
export const programme = (facts: CityFacts): Sentence | null => {
  const visa = facts.figure('nomad_visa');
  const kind = facts.word('nomad_visa');
  const months = facts.value('nomad_visa_months');
  const stay = facts.figure('nomad_visa_months');
  if (!visa || kind === 'none') return null;
  if (kind === 'announced')
    return say`${facts.country} has ${visa.as('announced')} a nomad visa, which is not one to plan with yet.`;
  const what = kind === 'partial' ? 'a permit that comes near a nomad visa' : 'a nomad visa';
  if (!stay || months === null)
    return say`${facts.country} has ${visa.as(what)}; for how long, our figures do not say.`;
  return months >= LONG
    ? say`${facts.country} has ${visa.as(what)} for up to ${stay}, renewals perhaps included.`
    : say`${facts.country} has ${visa.as(what)}, though for no longer than ${stay}.`;
};

/** That no programme was found, which proves nothing. */
export const noProgramme = (facts: CityFacts): Sentence | null => {
  const missing = facts.gap('nomad_visa');
  const none = facts.word('nomad_visa') === 'none' ? facts.figure('nomad_visa') : null;
  const fact = missing ?? none;
  return (
    fact &&
    say`No nomad visa of ${facts.country} is in our ${fact.as('list')}, which is no proof that there is none.`
  );
};

const doors = (facts: CityFacts): Sentence | null => {
  const share = facts.value('open_passports');
  const said = facts.figure('open_passports');
  if (share === null || !said) return null;
  if (share >= OPEN) return say`The country lets ${said} of the world’s passports in freely for a month.`;
  return share <= CLOSED
    ? say`Only ${said} of the world’s passports enter the country freely for a month.`
    : null;
};

export const airport = (facts: CityFacts): Sentence | null => {
  const km = facts.value('airport_large_km');
  const said = facts.figure('airport_large_km');
  if (km === null || !said) return null;
  if (km <= NEAR_KM) return say`A large airport lies ${said} away in a straight line.`;
  return km >= FAR_KM ? say`The nearest large airport is ${said} away in a straight line.` : null;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const offer = programme(facts);
  const contrast = contrastOf(facts, 'nomad_visa_months', 'high');
  const longest =
    offer && contrast?.fewAhead ? say`Among those with one, ${contrast.fewAhead} allowed longer.` : null;
  return present(offer, longest ?? (offer && income(facts)), doors(facts), !offer && airport(facts));
};

const weak = (facts: CityFacts): Sentence[] | null =>
  present(noProgramme(facts) ?? programme(facts), doors(facts), airport(facts));

export const visa: Topic = {
  dimension: 'visa_access',
  figure: 'nomad_visa_months',
  good: 'high',
  strong,
  weak,
};
