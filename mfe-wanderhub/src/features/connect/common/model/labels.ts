import {
  type CommunityRule,
  type FollowLevel,
  type ReactionKind,
  type ReportReason,
  type TopicKind,
  type TopicTag,
} from '@wanderwork/contracts';

export const kindLabels: Readonly<Record<TopicKind, string>> = {
  discussion: 'Discussion',
  question: 'Question',
  correction: 'Correction',
};

export const tagLabels: Readonly<Record<TopicTag, string>> = {
  visas: 'Visas',
  tax: 'Tax',
  banking: 'Banking',
  housing: 'Housing',
  workplaces: 'Workplaces',
  internet: 'Internet',
  health: 'Health',
  safety: 'Safety',
  families: 'Families',
  language: 'Language',
  'meeting-people': 'Meeting people',
  'getting-around': 'Getting around',
};

export const reactionLabels: Readonly<Record<ReactionKind, string>> = {
  helpful: 'Helpful',
  thanks: 'Thanks',
  'same-here': 'Same here',
};

export const followLabels: Readonly<Record<FollowLevel, string>> = {
  everything: 'Everything',
  replies: 'Replies to me',
  mentions: 'Only mentions of me',
  nothing: 'Nothing',
};

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  danger: 'Someone is in danger',
  scam: 'It’s a scam, or it asks for money',
  'sexual-advance': 'Unwanted sexual advance',
  harassment: 'Harassment or hate',
  'private-data': 'Shares someone’s private data',
  'at-a-meet-up': 'Something that happened at a meet-up',
  spam: 'Spam or advertising',
  wrong: 'Wrong or out of date',
  'against-the-law': 'Against the law',
  other: 'Something else',
};

/** A rule in one line; the page of rules explains each. */
export const ruleLabels: Readonly<Record<CommunityRule, string>> = {
  'no-danger': 'Don’t put anyone in danger',
  'no-scams': 'No scams, and no asking for money',
  'no-sexual-advances': 'No sexual advances',
  'no-harassment': 'No harassment or hate',
  'no-private-data': 'Keep private data private',
  'no-spam': 'No spam or hidden advertising',
  'no-false-information': 'Don’t post what you know is false',
  'the-law': 'Stay within the law',
  'good-place-for-everybody': 'Keep this a good place for everyone',
};

export const HELD_TEXT = 'Waiting for review. This usually takes less than 24 hours.';

/** "1 reply", "3 replies". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`;
