import { type Difficulty, type Goal, type Mode, type Rules } from './rules.js';

/** The number of cities, continents and wishes needed to win. */
type GoalCounts = readonly [cities: number, continents: number, wishes: number];

interface ModeRules {
  days: number;
  goal: Goal;
  asked: Readonly<Record<Difficulty, GoalCounts>>;
  startCash?: number;
  longStay?: number;
  headlineStretches?: number;
}

const repeatForAll = (goalCounts: GoalCounts): ModeRules['asked'] => ({
  gap_month: goalCounts,
  standard: goalCounts,
  hard: goalCounts,
  extreme: goalCounts,
});

/** A first week has no headlines. */
const HEADLINE_STRETCHES = 10;

const noGoals = repeatForAll([0, 0, 0]);

const byMode: Readonly<Record<Mode, ModeRules>> = {
  first_week: { days: 7, goal: 'last_day', asked: noGoals, headlineStretches: 0 },
  daily_dash: {
    days: 21,
    goal: 'return',
    startCash: 150_000,
    asked: { gap_month: [3, 2, 0], standard: [4, 2, 0], hard: [5, 3, 0], extreme: [6, 3, 1] },
  },
  weekly_route: {
    days: 60,
    goal: 'return',
    asked: { gap_month: [5, 2, 1], standard: [6, 3, 1], hard: [7, 3, 1], extreme: [8, 4, 2] },
  },
  grand_tour: {
    days: 180,
    goal: 'circle',
    asked: { gap_month: [8, 3, 1], standard: [8, 3, 1], hard: [10, 4, 2], extreme: [12, 5, 2] },
  },
  slow_year: {
    days: 365,
    goal: 'stays',
    longStay: 28,
    asked: { gap_month: [4, 1, 0], standard: [4, 2, 0], hard: [5, 3, 0], extreme: [6, 4, 1] },
  },
  free_roam: { days: 365, goal: 'none', startCash: 500_000, asked: noGoals },
};

/** The fixed settings of each mode. */
export type ModeRuleNames =
  | 'mode'
  | 'goal'
  | 'days'
  | 'longStay'
  | 'citiesToWin'
  | 'continentsToWin'
  | 'wishesToWin'
  | 'headlineStretches';

/**
 * The settings of a mode at a difficulty: its length, its goal and the counts it needs. Some have their own purse.
 */
export const getModeRules = (
  mode: Mode,
  difficulty: Difficulty,
): Pick<Rules, ModeRuleNames> & { startCash?: number } => {
  const {
    days,
    goal,
    asked: goalCounts,
    startCash,
    longStay = 0,
    headlineStretches = HEADLINE_STRETCHES,
  } = byMode[mode];
  const [citiesToWin, continentsToWin, wishesToWin] = goalCounts[difficulty];
  return {
    mode,
    goal,
    days,
    longStay,
    citiesToWin,
    continentsToWin,
    wishesToWin,
    headlineStretches,
    ...(startCash !== undefined && { startCash }),
  };
};
