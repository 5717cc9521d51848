import type { AnalysisClaim } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, joinParts, say, type Sentence } from '../facts/fact.js';
import { comfortBand, isMild } from '../topics/months.js';

type Side = 'for' | 'against';

interface Trait {
  key: string;
  /** Whether the city suits such people or not; null if the value is ordinary. */
  side(value: number): Side | null;
  /** Follows "people" or "those" in the sentence. */
  words(facts: CityFacts, figure: Fact): Sentence;
}

const never = () => false;

const trait = (
  key: string,
  good: (value: number) => boolean,
  bad: (value: number) => boolean,
  words: Trait['words'],
): Trait => ({ key, side: (value) => (good(value) ? 'for' : bad(value) ? 'against' : null), words });

/** In the order of how much most people care. */
const traits: readonly Trait[] = [
  trait(
    'monthly_cost',
    (usd) => usd <= 1150,
    (usd) => usd >= 2400,
    (facts) =>
      facts.isRough('monthly_cost')
        ? say`on a small budget (by a rough guess, ${facts.amount('monthly_cost')!} a month)`
        : say`on a small budget (about ${facts.amount('monthly_cost')!} a month)`,
  ),
  trait(
    'safety_index',
    (index) => index >= 76,
    (index) => index < 42,
    (_, figure) => say`who put a safe country first (an estimated ${figure})`,
  ),
  trait(
    'download',
    (mbps) => mbps >= 90,
    (mbps) => mbps < 15,
    (facts, figure) =>
      say`who move large files (${figure} is ${facts.isOfCountry('download') ? 'the country’s' : 'the'} median)`,
  ),
  trait(
    'nomad_visa_months',
    (months) => months >= 24,
    never,
    (_, figure) => say`who want to stay longer (the country’s visa allows ${figure})`,
  ),
  trait(
    'english_share',
    (share) => share >= 70,
    (share) => share < 20,
    (_, figure) => say`who rely on English (about ${figure} of the country use it)`,
  ),
  trait(
    'airport_large_km',
    (km) => km <= 12,
    (km) => km >= 150,
    (_, figure) => say`who fly often (${figure} to a large airport)`,
  ),
  trait(
    'air_pm25',
    never,
    (dust) => dust >= 35,
    (_, figure) => say`who are sensitive to air pollution (the country averages ${figure} of fine particles)`,
  ),
];

const MANY_MILD_MONTHS = 8;
const MAX_TRAITS = 2;

const forMild = (facts: CityFacts): Sentence[] => {
  const mild = facts.city.climate?.filter(isMild).length ?? 0;
  return mild >= MANY_MILD_MONTHS ? [say`who like most months to average ${comfortBand(facts)}`] : [];
};

const findTraits = (facts: CityFacts, side: Side): Sentence[] =>
  traits.flatMap(({ key, side: judge, words }) => {
    const value = facts.value(key);
    const figure = facts.figure(key);
    return value !== null && figure && judge(value) === side ? [words(facts, figure)] : [];
  });

const people = (traits: readonly Sentence[], last: string): Sentence =>
  joinParts(
    traits
      .slice(0, MAX_TRAITS)
      .map((words, index) => (index === 0 ? say`people ${words}` : say`those ${words}`)),
    last,
  );

/** Whom the city suits and whom it does not. Empty if no figure is unusual. */
export const suits = (facts: CityFacts): AnalysisClaim[] => {
  const good = [...findTraits(facts, 'for'), ...forMild(facts)];
  const bad = findTraits(facts, 'against');
  if (good.length === 0 && bad.length === 0) return [];
  if (good.length === 0) return [createClaim('suits', say`${facts.name} is hard on ${people(bad, 'and')}.`)];
  const forThem = say`It suits ${people(good, 'and')}.`;
  return [
    createClaim('suits', forThem, bad.length > 0 ? say`It is harder for ${people(bad, 'and')}.` : null),
  ];
};
