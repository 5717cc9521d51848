import { departures } from './departures.js';
import { getModeRules, type ModeRuleNames } from './modes.js';
import { professionRules, type Profession } from './professions.js';
import { type Difficulty, type Mode, type Rules } from './rules.js';
import { CURRENT_RULES, getDifficultyChanges, getVersionRules } from './rules-versions.js';

const standard: Omit<Rules, ModeRuleNames> = {
  startCash: 220_000,
  credit: -150_000,
  fareThousandths: 1100,
  payThousandths: 980,
  lossThousandths: 1100,
  visasAtBorder: false,
  gearSlots: 6,
  passports: ['de', 'us', 'br', 'in', 'ph'],
  peaksHidden: false,
  proofOfFunds: 0,
  rentAhead: 0,
  newsLate: 0,
  speedThousandths: 1000,
  overlapHours: 0,
  wonderThousandths: 1000,
  workAlone: 1,
};

const byDifficulty: Record<Difficulty, Partial<Rules>> = {
  gap_month: {
    startCash: 300_000,
    payThousandths: 1120,
    lossThousandths: 840,
    fareThousandths: 1040,
    visasAtBorder: true,
  },
  standard: {},
  /** A small purse and little credit, but cheaper seats, so that a rent, a headline or a late booking matters. */
  hard: {
    startCash: 145_000,
    credit: -80_000,
    payThousandths: 960,
    lossThousandths: 950,
    fareThousandths: 880,
  },
  extreme: { startCash: 200_000, payThousandths: 840, fareThousandths: 1150, lossThousandths: 1350 },
};

/** Settings that make a run harder or different. */
export interface RuleTerms {
  /** 0, or a level, which includes the rules of all lower levels. */
  departure?: number;
  profession?: Profession;
  /** The version of the rules; by default the current one. */
  version?: number;
}

const settled = (
  mode: Mode,
  difficulty: Difficulty,
  { departure, profession, version }: Required<RuleTerms>,
): Rules => {
  const rules: Rules = {
    ...standard,
    ...byDifficulty[difficulty],
    ...getDifficultyChanges(version, difficulty),
    ...(getModeRules(mode, difficulty) as Pick<Rules, ModeRuleNames>),
  };
  const { pay, ...changes } = professionRules[profession];
  return Object.freeze(
    Object.assign(
      rules,
      { payThousandths: Math.floor((rules.payThousandths * pay) / 1000) },
      changes,
      ...departures.slice(0, departure).map((level) => level.rules),
      getVersionRules(version),
    ),
  );
};

const cache = new Map<string, Rules>();

/** The rules of a run. The same terms return the same object, which must not be changed. */
export const getRules = (
  mode: Mode,
  difficulty: Difficulty,
  { departure = 0, profession = 'developer', version = CURRENT_RULES }: RuleTerms = {},
): Rules => {
  const key = [mode, difficulty, departure, profession, version].join();
  const cachedRules = cache.get(key);
  if (cachedRules) return cachedRules;
  const rules = settled(mode, difficulty, { departure, profession, version });
  cache.set(key, rules);
  return rules;
};
