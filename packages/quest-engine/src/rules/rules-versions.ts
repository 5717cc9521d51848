import { type Difficulty, type Rules } from './rules.js';

/*
 * A run keeps the version of the rules that its plan names, so changed rules and new cards disturb no run in progress.
 * A version adds to those before it. Runs from before versions existed name none and play the first.
 */
export const FIRST_RULES = 1;
export const CURRENT_RULES = 2;

interface VersionChange {
  everywhere: Partial<Rules>;
  byDifficulty?: Partial<Record<Difficulty, Partial<Rules>>>;
}

/** The n-th holds what version n + 2 changes. A version that only adds cards has none. */
const changes: readonly VersionChange[] = [
  {
    everywhere: { payFollowsWork: true, cardRestDays: 21 },
    // Makes up for pay that followed no work.
    byDifficulty: {
      standard: { lossThousandths: 1050, payThousandths: 1010 },
      hard: { credit: -95_000 },
    },
  },
];

const mergeRules = (parts: readonly (Partial<Rules> | undefined)[]): Partial<Rules> =>
  Object.assign({}, ...parts) as Partial<Rules>;

/** What the versions up to this one change in every run. */
export const getVersionRules = (version: number): Partial<Rules> =>
  mergeRules([
    version > FIRST_RULES ? { version } : {},
    ...changes.slice(0, version - 1).map(({ everywhere }) => everywhere),
  ]);

/** What the versions up to this one change at a difficulty. */
export const getDifficultyChanges = (version: number, difficulty: Difficulty): Partial<Rules> =>
  mergeRules(changes.slice(0, version - 1).map(({ byDifficulty }) => byDifficulty?.[difficulty]));
