import type { AnalysisClaim } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';

const EXPENSIVE_USD = 1800;
/** From this distance on, the score trusts a weather station less. */
const FAR_STATION_KM = 50;
const MAX_SENTENCES = 2;

const rent = (facts: CityFacts): Sentence | null => {
  const cost = facts.amount('monthly_cost');
  const usd = facts.value('monthly_cost');
  const likely = facts.likely('monthly_cost');
  if (!cost || usd === null || !likely) return null;
  if (facts.isRough('monthly_cost'))
    return say`Look at a few real rents first: a monthly cost of ${cost} is a rough guess, and anything from ${likely} is likely.`;
  return usd >= EXPENSIVE_USD
    ? say`Check the rent of a real apartment before you decide: the estimate is ${cost} a month, but anything from ${likely} is likely.`
    : say`Look at a few real rents, because ${cost} a month is an estimate, and anything from ${likely} is likely.`;
};

const line = (facts: CityFacts): Sentence | null => {
  const down = facts.figure('download');
  const mbps = facts.value('download');
  if (!down || mbps === null || mbps >= 60) return null;
  const isOfCountry = facts.isOfCountry('download');
  const place = isOfCountry ? 'the country' : facts.name;
  const whose = isOfCountry ? 'the country’s' : facts.name.possessive;
  return mbps < 25
    ? say`Have your host run a speed test before you pay: ${down} is the median test in ${place}, over every kind of connection.`
    : say`Ask your host for a speed test, since ${down} is ${whose} median over every kind of connection.`;
};

const visa = (facts: CityFacts): Sentence | null => {
  const name = facts.figure('nomad_visa_name');
  const stay = facts.figure('nomad_visa_months');
  const program = name ?? stay;
  if (!program || facts.word('nomad_visa') !== 'yes') return null;
  return facts.figure('nomad_visa_page')
    ? say`Read what ${facts.figure('nomad_visa_page')!.as('the official page')} says about the visa today; rules change faster than the country’s entry in our table.`
    : say`Ask the embassy about ${program.as('the visa')}, because the country’s entry in our table names no official page.`;
};

const station = (facts: CityFacts): Sentence | null => {
  const away = /, (\d+ km) away/.exec(facts.note('temperature_year') ?? '')?.[1];
  if (!away || Number.parseInt(away, 10) < FAR_STATION_KM) return null;
  const distance = facts.months(away, `a station ${away} away`);
  return say`The climate was measured ${distance} away and is an estimate here, so ask someone who lives there about the hottest and wettest weeks.`;
};

const air = (facts: CityFacts): Sentence | null => {
  const dust = facts.figure('air_pm25');
  return dust && (facts.value('air_pm25') ?? 0) >= 25
    ? say`Look up the city’s own air quality for your months: ${dust} is the average of the whole country.`
    : null;
};

/** What to check before booking, where our figures are uncertain. */
export const check = (facts: CityFacts): AnalysisClaim[] => {
  const others = [line(facts), air(facts), station(facts)];
  const all = facts.isRough('monthly_cost')
    ? [rent(facts), ...others, visa(facts)]
    : [...others, rent(facts), visa(facts)];
  const sentences = all.filter((sentence): sentence is Sentence => sentence !== null).slice(0, MAX_SENTENCES);
  return sentences.length > 0 ? [createClaim('check', ...sentences)] : [];
};
