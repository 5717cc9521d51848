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

/** The first is what one is who has not chosen. */
export const questProfessions = [
  'developer',
  'writer',
  'designer',
  'teacher',
  'translator',
  'photographer',
] as const;
export type QuestProfession = (typeof questProfessions)[number];

/** Departure levels that a run may ask for; 0 is none. */
export const QUEST_DEPARTURES = 6;

/** Whether somebody with these rights may begin a run of this mode. A run that began stays theirs on every tier. */
export const mayPlay = (may: Pick<Entitlements, 'quest'>, mode: QuestMode): boolean =>
  may.quest === 'all' || mode === 'first_week' || (mode === 'daily_dash' && may.quest === 'daily-dash');

/** More actions than anybody plays in a year of the game, and more letters than they take. */
export const QUEST_ACTIONS_MAX = 4000;
export const QUEST_LOG_MAX = 64_000;
/** What one account may keep on the server. */
export const QUEST_RUNS_MAX = 400;
export const QUEST_BYTES_MAX = 2_000_000;

export const questPassports = ['de', 'us', 'br', 'in', 'ph'] as const;
export type QuestNationality = (typeof questPassports)[number];

/** What a log was played by: the engine's `FORMAT` as `schema`, and its `versions()`. */
export interface QuestHeader {
  schema: number;
  engine: number;
  content: string;
  data: string;
}

/** All that is settled before a run: the engine's `Plan`, so that `startFrom(run.plan)` begins it. */
export interface QuestPlan {
  mode: QuestMode;
  difficulty: QuestDifficulty;
  departure: number;
  profession: QuestProfession;
  /** A city of the game by its id. */
  home: string;
  passport: QuestNationality;
  /** Whole numbers of 32 bits, with a sign. */
  seedA: number;
  seedB: number;
  /** On whose first day it begins, 0 for January; absent: January. */
  month?: number;
  /** Ids of cards met in earlier runs; absent where all have the same chances. */
  met?: string[];
  /** A ranked Daily Dash: each week opens with a key; see `QuestRun.keys`. */
  keyed?: boolean;
}

/** Opens a week of a keyed run: `{ type: 'week', ...key }` is the action. Whole numbers of 32 bits without a sign. */
export interface QuestWeekKey {
  a: number;
  b: number;
}

/** How a run ended, as the server's own replay came to it. */
export interface QuestResult {
  ending: string;
  won: boolean;
  score: number;
  /** Days played. */
  day: number;
  /** Ids, in the order of the table. */
  cities: string[];
  kilometres: number;
  /** Kilograms. */
  co2: number;
  /** Of the last state, eight hexadecimal digits. */
  hash: string;
  /** The board that it counts for: a better run of the same player stands there in its place. */
  board: string | null;
}

export interface QuestRunSummary {
  id: string;
  mode: QuestMode;
  difficulty: QuestDifficulty;
  /** The day of a Daily Dash (`2026-11-22`), the week of a Weekly Route (`2026-W47`); null elsewhere and off the boards. */
  period: string | null;
  /** Whether its score will count for a board. */
  ranked: boolean;
  actions: number;
  day: number;
  /** Cities seen. */
  cityCount: number;
  /** Where it stands, by id, and with how much money, in cents; null of runs from before this was noted. */
  city: string | null;
  cash: number | null;
  /** ISO dates. */
  beganAt: string;
  changedAt: string;
  finishedAt: string | null;
  /** Null while it goes on, and for a run that ended by rules which the game no longer has. */
  result: QuestResult | null;
}

/** `GET /api/quest/runs/:id`, and what beginning or writing a run answers. */
export interface QuestRun extends QuestRunSummary {
  header: QuestHeader;
  plan: QuestPlan;
  /** The engine's `readLog` reads it. */
  log: string;
  /** Of a keyed run: the keys that it has been given, the first week's first. Each is an action of its own in the log. */
  keys: QuestWeekKey[];
  /** Only where the game has other rules now: the run is kept as it was played, and stands on no board. */
  outdated?: true;
}

/** `GET /api/quest/runs`: the caller's own, the last changed first. */
export interface QuestRuns {
  runs: QuestRunSummary[];
}

/** Logs that gave way to another one of the same run; they are kept for `retention.setAsideLogs`. */
export interface QuestDivergedRun {
  log: string;
  setAsideAt: string;
}

/** The file that `GET /api/quest/runs/:id/export` hands out. */
export interface QuestRunFile {
  format: 'wanderquest-run';
  run: QuestRun;
  setAside: QuestDivergedRun[];
}

/** `quest.diverged` (409) carries the run as the server has it; the caller's log is set aside there meanwhile. */
export interface QuestDivergence {
  run: QuestRun;
}

/** `quest.illegal` (422): the action, counted from 0, that the rules refuse, and the engine's word for why. */
export interface QuestIllegal {
  at: number;
  refusal: string;
}

/** What `POST /api/quest/daily/:date/commit` answers, and answers again to the same log. */
export interface QuestCommit {
  week: number;
  /** Opens the next week; null when the run has ended, or its last week is the one that was committed. */
  nextKey: QuestWeekKey | null;
  ranked: boolean;
  /** As of a run. */
  outdated?: true;
}

export interface QuestBoardRow {
  /** Null beyond the first ten thousand. */
  rank: number | null;
  /** First name and initial of those who want to be named; null: somebody who does not. */
  name: string | null;
  score: number;
  own: boolean;
}

/** `GET /api/quest/leaderboards/:board?cursor=`. */
export interface QuestBoard {
  board: string;
  rows: QuestBoardRow[];
  /** Goes back as `cursor`; null at the end. */
  nextKey: string | null;
  /** On the first page: the caller's row and those around it, where they stand on the board; else empty. */
  around: QuestBoardRow[];
}

/** What somebody has come by in all their finished runs; the server makes it from its own replays. */
export interface QuestPassport {
  /** One a city. */
  stamps: QuestMark[];
  endings: QuestMark[];
  /** Cards met (`card`) and choices taken (`card:choice`), whose odds may be shown in per cent. */
  codex: QuestMark[];
  achievements: QuestMark[];
}

export interface QuestMark {
  name: string;
  /** In how many runs. */
  times: number;
  firstAt: string;
}

/** `GET` and `PUT /api/quest/player`. */
export interface QuestPlayer {
  /** Whether their name may stand on boards; nobody's does before they say so. */
  named: boolean;
  /** What would stand there. */
  name: string;
}

/**
 * Why a run is flagged: its log has an action that the rules refuse, or a week's key that was never given; or a week was
 * committed a second time, differently. How long a replay took is no reason: that is the machine's affair.
 */
export const questFlags = ['illegal', 'wrong_key', 'second_commit'] as const;
export type QuestFlag = (typeof questFlags)[number];

/** A run whose log was refused in a way that the game itself does not come to. */
export interface AdminQuestFlag {
  id: string;
  runId: string;
  userId: string;
  email: string | null;
  mode: QuestMode;
  difficulty: QuestDifficulty;
  flag: QuestFlag;
  /** What was refused, in the engine's words. */
  detail: string;
  times: number;
  /** The last time. */
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
