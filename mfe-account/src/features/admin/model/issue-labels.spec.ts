import { formatDelivery } from './issue-labels';

const issue = {
  id: '1',
  subject: 'Spring',
  createdAt: '2026-01-02T03:04:05.000Z',
  startedAt: null,
  finishedAt: null,
  recipients: 1005,
  sent: 1000,
  failed: 0,
  skipped: 0,
};

describe('formatDelivery', () => {
  it.each([
    [{ state: 'draft' as const, sent: 0 }, 'Not sent'],
    [{ state: 'sending' as const }, '1,000 sent so far'],
    [{ state: 'sent' as const }, '1,000 sent'],
    [{ state: 'sent' as const, failed: 2, skipped: 3 }, '1,000 sent, 2 failed, 3 skipped (unsubscribed)'],
  ])('formats %o', (change, expected) => {
    expect(formatDelivery({ ...issue, ...change })).toBe(expected);
  });
});
