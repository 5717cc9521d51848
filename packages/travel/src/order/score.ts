import type { TripCheck } from '../check/check.js';
import { sumScores } from '../check/climate.js';
import type { JourneyValue, StayValue } from './steps.js';

/** The rule by which plans are compared, as the page states it. */
export const scoreRule = {
  /** Points lost per 1,000 km of travel. */
  perThousandKm: 1,
  perWarning: 2,
  /** A journey on a workday counts this instead of a warning. */
  perWorkdayLeg: 0.5,
} as const;

export interface PlanScore {
  /**
   * Σ (nights · personal score of their months) / all nights, − 1 per 1,000 km, − 2 per warning, − 0.5 per journey on a
   * workday. Rounded to a millionth, so that equal plans compare as equal.
   */
  score: number;
  /** The number of conflicts that block. A plan with any is infeasible. */
  blocking: number;
}

/** The sums of a plan that its score is made of. */
export interface ScoreSums {
  /** Σ nights · personal score of their months. */
  comfort: number;
  km: number;
  /** Without journeys on workdays. */
  warnings: number;
  workdays: number;
}

export const toScore = ({ comfort, km, warnings, workdays }: ScoreSums, nights: number): number => {
  const score =
    (nights > 0 ? comfort / nights : 0) -
    (scoreRule.perThousandKm * km) / 1000 -
    scoreRule.perWarning * warnings -
    scoreRule.perWorkdayLeg * workdays;
  return Math.round(score * 1e6) / 1e6;
};

export const scorePlan = ({ conflicts, route, nights }: TripCheck): PlanScore => {
  const comfort = route.stops.reduce((sum, stop) => sum + sumScores(stop.place, stop), 0);
  const km = route.legs.reduce((sum, leg) => sum + leg.km, 0);
  const workdays = conflicts.filter(({ code }) => code === 'leg.on_workday').length;
  const warnings = conflicts.filter(({ level }) => level === 'warning').length - workdays;
  return {
    score: toScore({ comfort, km, warnings, workdays }, nights),
    blocking: conflicts.filter(({ level }) => level === 'blocking').length,
  };
};

/** What a step adds to the score of a plan of `nights`. Steps never add less than in the full check. */
export const scoreStep = (stay: StayValue, journey: JourneyValue | null, nights: number): number =>
  (nights > 0 ? stay.comfort / nights : 0) -
  scoreRule.perWarning * (stay.warnings + (journey?.warnings ?? 0)) -
  (scoreRule.perThousandKm * (journey?.km ?? 0)) / 1000 -
  scoreRule.perWorkdayLeg * (journey?.workdays ?? 0);

/** What a journey adds to the score of any plan. */
export const scoreJourney = (km: number, warnings: number, workdays: number): number =>
  -scoreRule.perWarning * warnings -
  (scoreRule.perThousandKm * km) / 1000 -
  scoreRule.perWorkdayLeg * workdays;
