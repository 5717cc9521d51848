import { formatLocalDate, type Decision, type ReportKind } from '@wanderwork/contracts';

export const kindNames: Readonly<Record<ReportKind, string>> = {
  topic: 'topic',
  post: 'post',
  person: 'profile',
  meetup: 'meet-up',
  'leaderboard-name': 'name on a leaderboard',
  message: 'private message',
};

/** What was decided, for the person it concerns. */
export const actionLabels: Readonly<Record<Decision['action'], string>> = {
  'no-action': 'No action',
  label: 'Labeled',
  retitle: 'Given a new title',
  hide: 'Hidden',
  close: 'Closed to replies',
  warn: 'Warning',
  pause: 'Writing paused',
  'end-account': 'Account ended',
  hold: 'Held for review',
};

/** "Until 3 Jun 2026", "No end date", "No longer". A hold ends with the review. */
export const describeEnd = ({
  action,
  state,
  until,
}: Pick<Decision, 'action' | 'state' | 'until'>): string => {
  switch (state) {
    case 'reversed':
      return 'No longer; it was reversed';
    case 'ended':
      return 'No longer; it has ended';
    case 'proposed':
      return 'Not yet; a second admin has to confirm it';
    case 'in-effect':
      if (until !== null) return `Until ${formatLocalDate(until)}`;
      return action === 'hold' ? 'Until it’s reviewed' : 'No end date';
  }
};

export const describeAppeal = ({ at, outcome, explanation }: NonNullable<Decision['appeal']>): string => {
  if (outcome === null) return `You appealed on ${formatLocalDate(at)}. Someone else is looking at it.`;
  const result = outcome === 'reversed' ? 'Your appeal succeeded.' : 'The decision stands.';
  return explanation === null ? result : `${result} ${explanation}`;
};
