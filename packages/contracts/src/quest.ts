import type { Entitlements } from './entitlements.js';

export const questModes = [
  'first_week',
  'daily_dash',
  'weekly_route',
  'grand_tour',
  'slow_year',
  'free_roam',
] as const;
export type QuestMode = (typeof questModes)[number];

export const questDifficulties = ['gap_month', 'standard', 'hard', 'extreme'] as const;
export type QuestDifficulty = (typeof questDifficulties)[number];

/** The first profession is the default. */
export const questProfessions = [
  'developer',
  'writer',
  'designer',
  'teacher',
  'translator',
  'photographer',
] as const;
export type QuestProfession = (typeof questProfessions)[number];

/** The highest departure level of a run; 0 is none. */
export const QUEST_DEPARTURES = 6;

/** Whether these rights allow starting a run of this mode. A started run can be continued on every tier. */
export const canPlay = (may: Pick<Entitlements, 'quest'>, mode: QuestMode): boolean =>
  may.quest === 'all' || mode === 'first_week' || (mode === 'daily_dash' && may.quest === 'daily-dash');

/** The limits of a log: more actions than a year of the game has, and more characters than they need. */
export const QUEST_ACTIONS_MAX = 4000;
export const QUEST_LOG_MAX = 64_000;
/** The storage limits of one account on the server. */
export const QUEST_RUNS_MAX = 400;
export const QUEST_BYTES_MAX = 2_000_000;

export const questPassports = ['de', 'us', 'br', 'in', 'ph'] as const;
export type QuestNationality = (typeof questPassports)[number];

/** The versions with which a log was played: the engine's `FORMAT` as `schema`, and its `versions()`. */
export interface QuestHeader {
  schema: number;
  engine: number;
  content: string;
  data: string;
}

/** The engine's `Plan`: everything fixed before a run; `startFrom(run.plan)` starts it. */
export interface QuestPlan {
  mode: QuestMode;
  difficulty: QuestDifficulty;
  departure: number;
  profession: QuestProfession;
  /** The id of a city of the game. */
  home: string;
  passport: QuestNationality;
  /** Signed 32-bit integers. */
  seedA: number;
  seedB: number;
  /** The run starts on the first day of this month, 0 for January (the default). */
  month?: number;
  /** Ids of cards seen in earlier runs; absent if all cards are equally likely. */
  met?: string[];
  /** The version of the rules that the run keeps; absent for the first. */
  rulesVersion?: number;
  /** True for a ranked Daily Dash, in which a key unlocks each week; see `QuestRun.keys`. */
  keyed?: boolean;
}

/** Unlocks a week of a keyed run by the action `{ type: 'week', ...key }`. Unsigned 32-bit integers. */
export interface QuestWeekKey {
  a: number;
  b: number;
}

/** The result of a run, computed by the server's replay. */
export interface QuestResult {
  ending: string;
  won: boolean;
  score: number;
  /** Days played. */
  day: number;
  /** Ids in the order of the table. */
  cities: string[];
  kilometres: number;
  /** Kilograms. */
  co2: number;
  /** The hash of the last state, eight hexadecimal digits. */
  hash: string;
  /** The board for which the run counts; a better run of the same player replaces it there. */
  board: string | null;
}

export interface QuestRunSummary {
  id: string;
  mode: QuestMode;
  difficulty: QuestDifficulty;
  /**
   * The day of a Daily Dash (`2026-11-22`), the week of a Weekly Route (`2026-W47`); null elsewhere and off the boards.
   */
  period: string | null;
  /** Whether the score counts for a board. */
  ranked: boolean;
  actions: number;
  day: number;
  /** The number of visited cities. */
  cityCount: number;
  /** The current city (id) and money in cents; null in runs from before these were stored. */
  city: string | null;
  cash: number | null;
  /** ISO dates. */
  beganAt: string;
  changedAt: string;
  finishedAt: string | null;
  /** Null while the run goes on, and for runs that ended under old rules of the game. */
  result: QuestResult | null;
}

/** `GET /api/quest/runs/:id`, also the answer to starting or saving a run. */
export interface QuestRun extends QuestRunSummary {
  header: QuestHeader;
  plan: QuestPlan;
  /** Read by the engine's `readLog`. */
  log: string;
  /** The keys of a keyed run so far, first week first. Each is an action in the log. */
  keys: QuestWeekKey[];
  /** Present if the rules have changed since: the run is kept as played and is not on a board. */
  outdated?: true;
}

/** `GET /api/quest/runs`: the caller's own runs, last changed first. */
export interface QuestRuns {
  runs: QuestRunSummary[];
}

/** A log that was replaced by another one of the same run; kept for `retention.setAsideLogs`. */
export interface QuestDivergedRun {
  log: string;
  setAsideAt: string;
}

/** The file returned by `GET /api/quest/runs/:id/export`. */
export interface QuestRunFile {
  format: 'wanderquest-run';
  run: QuestRun;
  setAside: QuestDivergedRun[];
}

/** The body of `quest.diverged` (409): the run on the server. The caller's log is stored separately. */
export interface QuestDivergence {
  run: QuestRun;
}

/** The body of `quest.illegal` (422): the index of the illegal action (from 0), and the engine's reason. */
export interface QuestIllegal {
  at: number;
  refusal: string;
}

/** The answer of `POST /api/quest/daily/:date/commit`; idempotent for the same log. */
export interface QuestCommit {
  week: number;
  /** Unlocks the next week; null if the run has ended or its last week was committed. */
  nextKey: QuestWeekKey | null;
  ranked: boolean;
  /** As in `QuestRun`. */
  outdated?: true;
}

export interface QuestBoardRow {
  /** Null after the first ten thousand rows. */
  rank: number | null;
  /** First name and initial of players who opted in to show their name; else null. */
  name: string | null;
  score: number;
  own: boolean;
}

/** How many players reached a score from `from` up to the next multiple of `QUEST_CURVE_STEP`. */
export interface QuestCurvePart {
  from: number;
  players: number;
}

export const QUEST_CURVE_STEP = 64;

/** `GET /api/quest/leaderboards/:board?cursor=`. */
export interface QuestBoard {
  board: string;
  rows: QuestBoardRow[];
  /** Pass it as `cursor` to get the next page; null at the end. */
  nextKey: string | null;
  /** On the first page: the caller's row and its neighbors if the caller is on the board; else empty. */
  around: QuestBoardRow[];
  /** On the first page: all scores of the board in steps, lowest first, without empty ones; else empty. */
  curve: QuestCurvePart[];
}

/** What a player has collected in all finished runs, computed from the server's replays. */
export interface QuestPassport {
  /** One per city. */
  stamps: QuestMark[];
  endings: QuestMark[];
  /** Seen cards (`card`) and made choices (`card:choice`), whose odds may be shown in percent. */
  codex: QuestMark[];
  achievements: QuestMark[];
}

export interface QuestMark {
  name: string;
  /** The number of runs. */
  times: number;
  firstAt: string;
}

/** `GET` and `PUT /api/quest/player`. */
export interface QuestPlayer {
  /** Whether the player's name is shown on boards; off by default. */
  named: boolean;
  /** The name that boards would show. */
  name: string;
}

/**
 * Why a run is flagged: its log has an illegal action or a week's key that was never issued, or a week was committed a
 * second time with another log. The duration of a replay is no reason, because it depends on the machine.
 */
export const questFlags = ['illegal', 'wrong_key', 'second_commit'] as const;
export type QuestFlag = (typeof questFlags)[number];

/** A run whose log was rejected for something that the game itself never produces. */
export interface AdminQuestFlag {
  id: string;
  runId: string;
  userId: string;
  email: string | null;
  mode: QuestMode;
  difficulty: QuestDifficulty;
  flag: QuestFlag;
  /** The engine's reason. */
  detail: string;
  times: number;
  /** When it was last flagged. */
  flaggedAt: string;
}

/** `GET /api/admin/quest/balance`, of the newest finished runs. */
export interface AdminQuestBalance {
  runs: number;
  rows: {
    mode: QuestMode;
    difficulty: QuestDifficulty;
    finished: number;
    wins: number;
    medianScore: number;
  }[];
  /** The ten most visited cities by id, with their share of all visits, 0 to 1. */
  cities: { city: string; share: number }[];
}
