import type { Page } from './responses.js';

/** Everything of people that others can see. Each kind can be reported. */
export const reportKinds = ['topic', 'post', 'person', 'leaderboard-name', 'message', 'meetup'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why something is reported, each with the hours in which moderators aim to answer. */
export const reportReasons = {
  danger: 1,
  scam: 4,
  'sexual-advance': 4,
  harassment: 24,
  'private-data': 24,
  'at-a-meet-up': 24,
  spam: 24,
  wrong: 24,
  'against-the-law': 24,
  other: 24,
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonNames = Object.keys(reportReasons) as ReportReason[];

/** The community rules that a decision can name. */
export const communityRules = [
  'no-danger',
  'no-scams',
  'no-sexual-advances',
  'no-harassment',
  'no-private-data',
  'no-spam',
  'no-false-information',
  'the-law',
  'good-place-for-everybody',
] as const;
export type CommunityRule = (typeof communityRules)[number];

/** `end-account` takes effect once a second admin confirms it. `hold` is what the product itself decides. */
export const moderationActions = [
  'no-action',
  'label',
  'retitle',
  'hide',
  'close',
  'warn',
  'pause',
  'end-account',
] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** For how many days a moderator may pause writing. */
export const pauseDays = [1, 7, 30] as const;

export const moderationLimits = {
  explanation: { min: 10, max: 2000 },
  text: 2000,
  /** A moderator leases a case for this long. */
  leaseMinutes: 10,
  appealDays: 180,
  /** An appointment, an action or an exception for a place ends within this time. */
  maxDays: 365,
} as const;

/** `report`: reported by people. `hold`: held for review. `appeal`: an appeal against an action. */
export const caseSources = ['report', 'hold', 'appeal'] as const;
export type CaseSource = (typeof caseSources)[number];

/** What moderators see of an object; never an email address. */
export interface CaseSubject {
  /** The name and handle of its owner; null for a former member. */
  owner: { handle: string; name: string } | null;
  title: string;
  text: string;
  path: string | null;
  /** An uploaded portrait. */
  pictureUrl?: string;
  /** Of a private conversation: the reported message, and those before it; the oldest first. */
  messages?: ReportedMessage[];
}

export interface ReportedMessage {
  /** Whether the owner of the reported message wrote it, or who received it. */
  isOwners: boolean;
  text: string;
  at: string;
}

export interface ModerationCase {
  id: string;
  source: CaseSource;
  kind: ReportKind;
  objectId: string;
  /** The slug of a region, or `everywhere`; null concerns every moderator. */
  region: string | null;
  /** The most urgent reason; null for held posts and appeals. */
  reason: ReportReason | null;
  dueAt: string;
  openedAt: string;
  /** Why a post is held, or what an appeal says. */
  note: string | null;
  /** The action that an appeal is about. */
  appealedAction: Decision | null;
  reports: { reason: ReportReason; text: string; at: string }[];
  /** Null when the object no longer exists. */
  subject: CaseSubject | null;
  /** Whether this moderator holds the lease, or somebody else does. */
  lease: 'own' | 'other' | null;
}

/** One page of the queue; `total` and `overdue` count all open cases of the query. */
export interface CasePage extends Page<ModerationCase> {
  /** Cases whose answer is due; exact whenever `total` is. */
  overdue: number;
}

/** Every decision about a person or their content, as that person reads it. */
export interface Decision {
  id: string;
  action: ModerationAction | 'hold';
  kind: ReportKind;
  objectId: string;
  rule: CommunityRule;
  explanation: string;
  decidedBy: 'person' | 'machine';
  decidedAt: string;
  /** When it ends; null if it has no end. */
  until: string | null;
  state: 'proposed' | 'in-effect' | 'ended' | 'reversed';
  appeal: {
    text: string;
    at: string;
    outcome: 'upheld' | 'reversed' | null;
    explanation: string | null;
  } | null;
  /** Until when an appeal is possible; null if it is not. */
  appealUntil: string | null;
}

/** An account that ends once a second admin confirms it. */
export interface ProposedDecision extends Decision {
  /** Null when the account no longer exists. */
  subject: CaseSubject | null;
  /** False for the admin who proposed it and for the person concerned. */
  canConfirm: boolean;
}

/** The published counts of one month. */
export interface ModerationMonth {
  /** `2026-11`. */
  month: string;
  reports: number;
  /** The same reports by reason; reasons without any are left out. */
  reasons: Partial<Record<ReportReason, number>>;
  /** The median time from a report to its decision; null without decisions. */
  medianHours: number | null;
  upheld: number;
  /** Decisions that an appeal reversed. */
  reversed: number;
}

export interface Moderator {
  handle: string;
  name: string;
  /** Without one, the moderator can't use the queue. */
  hasSecondFactor: boolean;
  regions: { region: string; reason: string; until: string }[];
}
