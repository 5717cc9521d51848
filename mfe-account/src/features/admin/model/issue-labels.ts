import { type IssueState, type NewsletterIssueSummary } from '@wanderwork/contracts';
import { type TagTone } from '@wanderwork/ui';

export const issueStateLabels: Record<IssueState, { label: string; tone: TagTone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  sending: { label: 'Sending', tone: 'warn' },
  sent: { label: 'Sent', tone: 'ok' },
};

const formatNumber = (count: number): string => count.toLocaleString('en');

/** "1,000 sent, 2 failed, 3 skipped (unsubscribed)". Zero counts are left out. */
export const formatDelivery = ({ state, sent, failed, skipped }: NewsletterIssueSummary): string => {
  if (state === 'draft') return 'Not sent';
  return [
    `${formatNumber(sent)} sent${state === 'sending' ? ' so far' : ''}`,
    ...(failed > 0 ? [`${formatNumber(failed)} failed`] : []),
    ...(skipped > 0 ? [`${formatNumber(skipped)} skipped (unsubscribed)`] : []),
  ].join(', ');
};
