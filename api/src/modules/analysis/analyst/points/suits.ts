import type { AnalysisClaim } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, listed, say, type Sentence } from '../facts/fact.js';
import { comfortBand, isMild } from '../topics/months.js';

type Side = 'for' | 'against';

interface Trait {
  key: string;
  /** Whether the city is for such people; null where it is neither. */
  side(value: number): Side | null;
  /** Goes on after "people" and "those". */
  words(facts: CityFacts, figure: Fact): Sentence;
}

const never = () => false;

const trait = (
  key: string,
  good: (value: number) => boolean,
  bad: (value: number) => boolean,
  words: Trait['words'],
): Trait => ({ key, side: (value) => (good(value) ? 'for' : bad(value) ? 'against' : null), words });

/** In the order in which a person is likely to care. */
const traits: readonly Trait[] = [
  trait(
    'monthly_cost',
    (usd) => usd <= 1150,
    (usd) => usd >= 2400,
    (facts) => say`on a small budget (about ${facts.amount('monthly_cost')!} a month)`,
  ),
  trait(
    'safety_index',
    (index) => index >= 76,
    (index) => index < 42,
    (_, figure) => say`to whom a safe country comes first (an estimated ${figure})`,
  ),
  trait(
    'download',
    (mbps) => mbps >= 90,
    (mbps) => mbps < 15,
    (_, figure) => say`who move large files (${figure} is the country’s median)`,
  ),
  trait(
    'nomad_visa_months',
    (months) => months >= 24,
    never,
    (_, figure) => say`who mean to stay (the country’s visa allows ${figure})`,
  ),
  trait(
    'english_share',
    (share) => share >= 70,
    (share) => share < 20,
    (_, figure) => say`who get by in English (about ${figure} of the country use it)`,
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
    (_, figure) => say`who mind the air (${figure} of fine particles is the country’s mean)`,
  ),
];

const MANY_MILD = 8;
const AT_MOST = 2;

const forMild = (facts: CityFacts): Sentence[] => {
  const mild = facts.city.climate?.filter(isMild).length ?? 0;
  return mild >= MANY_MILD ? [say`who want most months within ${comfortBand(facts)}`] : [];
};

const of = (facts: CityFacts, side: Side): Sentence[] =>
  traits.flatMap(({ key, side: judge, words }) => {
    const value = facts.value(key);
    const figure = facts.figure(key);
    return value !== null && figure && judge(value) === side ? [words(facts, figure)] : [];
  });

const people = (traits: readonly Sentence[], last: string): Sentence =>
  listed(
    traits.slice(0, AT_MOST).map((words, at) => (at === 0 ? say`people ${words}` : say`those ${words}`)),
    last,
  );

/** Whom the city suits, and whom less. Nothing where no figure is far from the usual. */
export const suits = (facts: CityFacts): AnalysisClaim[] => {
  const good = [...of(facts, 'for'), ...forMild(facts)];
  const bad = of(facts, 'against');
  if (good.length === 0 && bad.length === 0) return [];
  if (good.length === 0)
    return [claimOf('suits', say`${facts.name} asks something of ${people(bad, 'and')}.`)];
  const forThem = say`It suits ${people(good, 'and')}.`;
  return [claimOf('suits', forThem, bad.length > 0 ? say`It is harder for ${people(bad, 'and')}.` : null)];
};
