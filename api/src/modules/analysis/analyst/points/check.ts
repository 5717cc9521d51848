import type { AnalysisClaim } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { Fact, say, type Sentence } from '../facts/fact.js';

const DEARER_RENTS = 1800;
/** From so many kilometres on the score trusts a station less. */
const FAR_STATION = 50;
const AT_MOST = 2;

const rent = (facts: CityFacts): Sentence | null => {
  const cost = facts.amount('monthly_cost');
  const usd = facts.value('monthly_cost');
  const margin = /±\s?(\d{1,2} %)/.exec(facts.note('monthly_cost') ?? '')?.[1];
  if (!cost || usd === null || margin === undefined || facts.grade('monthly_cost') !== 'estimate')
    return null;
  const doubt = new Fact(
    margin,
    ...cost.cites.map((cite) => ({ ...cite, text: `${cite.text}, about ±${margin}` })),
  );
  return usd >= DEARER_RENTS
    ? say`See the rent of a real flat before you settle: the estimate of ${cost} may be off by ${doubt} either way, which is much money here.`
    : say`Look at a few real rents, because the estimate of ${cost} may be off by ${doubt} either way.`;
};

const line = (facts: CityFacts): Sentence | null => {
  const down = facts.figure('download');
  const mbps = facts.value('download');
  if (!down || mbps === null || mbps >= 60) return null;
  return mbps < 25
    ? say`Have the host run a speed test before you pay: ${down} is what the median test in the country gives, over every kind of line.`
    : say`Ask the host for a speed test, since ${down} is the country’s median over every kind of line.`;
};

const visa = (facts: CityFacts): Sentence | null => {
  const name = facts.figure('nomad_visa_name');
  const stay = facts.figure('nomad_visa_months');
  const programme = name ?? stay;
  if (!programme || facts.word('nomad_visa') !== 'yes') return null;
  return facts.figure('nomad_visa_page')
    ? say`Read what ${facts.figure('nomad_visa_page')!.as('the official page')} says of the visa today; rules change faster than the country’s entry in our table.`
    : say`Ask the embassy about ${programme.as('the visa')}, for which the country’s entry in our table names no official page.`;
};

const station = (facts: CityFacts): Sentence | null => {
  const away = /, (\d+ km) away/.exec(facts.note('temperature_year') ?? '')?.[1];
  if (!away || Number.parseInt(away, 10) < FAR_STATION) return null;
  const distance = facts.months(away, `a station ${away} away`);
  return say`The climate was measured ${distance} away and is an estimate here, so ask somebody there about the hottest and the wettest weeks.`;
};

const air = (facts: CityFacts): Sentence | null => {
  const dust = facts.figure('air_pm25');
  return dust && (facts.value('air_pm25') ?? 0) >= 25
    ? say`Look up the city’s own air for your months: ${dust} is the mean of the whole country.`
    : null;
};

/** What to look into before booking, because our figures are only so good. */
export const check = (facts: CityFacts): AnalysisClaim[] => {
  const all = [line(facts), air(facts), station(facts), rent(facts), visa(facts)];
  const said = all.filter((one): one is Sentence => one !== null).slice(0, AT_MOST);
  return said.length > 0 ? [claimOf('check', ...said)] : [];
};
