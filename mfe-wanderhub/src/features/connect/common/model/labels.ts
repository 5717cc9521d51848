import { type FollowLevel, type ReactionKind, type ReportReason } from '@wanderwork/contracts';

export {
  communityRuleLabels as ruleLabels,
  formatCount,
  topicKindLabels as kindLabels,
  topicTagLabels as tagLabels,
} from '@wanderwork/contracts';

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

export const HELD_TEXT = 'Waiting for review. This usually takes less than 24 hours.';
