import { cardCount, cardIndex, cardIds } from './content/cards.js';
import { getFirstDayOfMonth } from './life/season.js';
import { departures } from './rules/departures.js';
import { professions, type Profession } from './rules/professions.js';
import { getRules } from './rules/get-rules.js';
import { CURRENT_RULES, FIRST_RULES } from './rules/rules-versions.js';
import { difficulties, modes, type Difficulty, type Mode } from './rules/rules.js';
import { type Start } from './state.js';
import { cities, findCityIndex } from './world/cities.js';
import { passports, type Passport } from './world/zones.js';

/** The settings of a run, by name and never by value, so that nobody can bring their own rules. */
export interface Plan {
  mode: Mode;
  difficulty: Difficulty;
  /** 0, or a Departure level. */
  departure: number;
  profession: Profession;
  /** The id of a city. */
  home: string;
  passport: Passport;
  seedA: number;
  seedB: number;
  /** The start month, 0 for January. Missing in runs from before the choice existed, which start in January. */
  month?: number;
  /** The ids of cards met in earlier runs; missing if all cards have the same chances. */
  met?: readonly string[];
  /** The version of the rules; missing in runs from before versions existed. */
  rulesVersion?: number;
  /** Revealed week by week; see weeks.ts. */
  keyed?: boolean;
}

const isSeed = (value: unknown): boolean => Number.isInteger(value) && value === (Number(value) | 0);

const isOneOf = (names: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && names.includes(value);

const isLevel = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= departures.length;

const isMonth = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 12);

const isRulesVersion = (value: unknown): boolean =>
  value === undefined ||
  (Number.isInteger(value) && Number(value) > FIRST_RULES && Number(value) <= CURRENT_RULES);

const areCardIds = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length <= cardCount && value.every((id) => cardIds.includes(id as string)));

/** Whether an untrusted value is a valid plan. */
export const isPlan = (value: unknown): value is Plan => {
  if (typeof value !== 'object' || value === null) return false;
  const plan = value as Record<keyof Plan, unknown>;
  return (
    isOneOf(modes, plan.mode) &&
    isOneOf(difficulties, plan.difficulty) &&
    isLevel(plan.departure) &&
    isOneOf(professions, plan.profession) &&
    cities.some(({ id }) => id === plan.home) &&
    isSeed(plan.seedA) &&
    isSeed(plan.seedB) &&
    isMonth(plan.month) &&
    areCardIds(plan.met) &&
    isRulesVersion(plan.rulesVersion) &&
    (plan.keyed === undefined || typeof plan.keyed === 'boolean') &&
    isOneOf(getPlanRules(plan as Plan).passports, plan.passport)
  );
};

const getPlanRules = ({ mode, difficulty, departure, profession, rulesVersion = FIRST_RULES }: Plan) =>
  getRules(mode, difficulty, { departure, profession, version: rulesVersion });

export const createStart = (plan: Plan): Start => ({
  seedA: plan.seedA,
  seedB: plan.seedB,
  home: findCityIndex(plan.home),
  passport: passports.indexOf(plan.passport),
  rules: getPlanRules(plan),
  ...(plan.month && { firstDay: getFirstDayOfMonth(plan.month) }),
  ...(plan.met && { met: plan.met.map(cardIndex) }),
  ...(plan.keyed && { keyed: true }),
});
