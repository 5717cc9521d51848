import { type IssueState, type NewsletterIssueSummary } from '@wanderwork/contracts';
import { type TagTone } from '@wanderwork/ui';

export const issueStateLabels: Record<IssueState, { words: string; tone: TagTone }> = {
  draft: { words: 'Draft', tone: 'plain' },
  sending: { words: 'On its way', tone: 'warn' },
  sent: { words: 'Sent', tone: 'ok' },
};

const number = (count: number): string => count.toLocaleString('en');

/** "1,000 sent, 2 failed, 3 unsubscribed meanwhile"; what is none is left out. */
export const deliveryLabel = ({ state, sent, failed, skipped }: NewsletterIssueSummary): string => {
  if (state === 'draft') return 'Not sent';
  return [
    `${number(sent)} sent${state === 'sending' ? ' so far' : ''}`,
    ...(failed > 0 ? [`${number(failed)} failed`] : []),
    ...(skipped > 0 ? [`${number(skipped)} unsubscribed meanwhile`] : []),
  ].join(', ');
};
