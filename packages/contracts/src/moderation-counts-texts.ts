import { capitalize, formatCount } from './formats.js';
import { reportReasonNames, type ModerationMonth, type ReportReason } from './moderation.js';

/* The public counts of moderation, as the app and the served page show them. */

const reasonLabels: Readonly<Record<ReportReason, string>> = {
  danger: 'danger',
  scam: 'scam or money',
  'sexual-advance': 'sexual advance',
  harassment: 'harassment or hate',
  'private-data': 'private data',
  'at-a-meet-up': 'at a meet-up',
  spam: 'spam',
  wrong: 'wrong or outdated',
  'against-the-law': 'against the law',
  other: 'something else',
};

/** "Spam: 4, danger: 1"; the most frequent reason first. */
export const formatReportReasons = ({ reasons }: Pick<ModerationMonth, 'reasons'>): string => {
  const counts = reportReasonNames.map((name) => ({ name, count: reasons[name] ?? 0 }));
  const reported = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return reported.length === 0
    ? 'None'
    : capitalize(reported.map(({ name, count }) => `${reasonLabels[name]}: ${count}`).join(', '));
};

/** "2.5 h"; from two days on "3 days". */
export const formatAnswerTime = ({ medianHours }: Pick<ModerationMonth, 'medianHours'>): string => {
  if (medianHours === null) return 'None yet';
  return medianHours < 48 ? `${medianHours} h` : formatCount(Math.round(medianHours / 24), 'day');
};

export const moderationCountsTexts = {
  title: 'Moderation in numbers',
  lead: 'What people reported in Connect, how fast we answered, and what came of it.',
  about: 'How many reports there were each month, how fast we answered, and what came of them.',
  link: 'See the numbers',
  empty: 'Nobody has reported anything yet. The first month appears here with the first report.',
  months: 'By month',
  reasons: 'Why people reported',
  meanings: 'What the words mean',
} as const;

/** The columns of the counts, with what each counts. */
export const moderationCountsMeanings = [
  {
    name: 'Reports',
    text: 'How often someone pressed “Report” that month. When several people report the same post, each of them counts.',
  },
  {
    name: 'Median time to answer',
    text: 'From the first report of something to a moderator’s decision. Half of the cases decided that month took less time, half took more.',
  },
  {
    name: 'Upheld',
    text: 'Cases decided that month in which a moderator agreed that a rule was broken, and acted.',
  },
  {
    name: 'Reversed on appeal',
    text: 'Decisions that the person concerned appealed and that someone else undid that month.',
  },
] as const;
