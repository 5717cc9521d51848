import { usualPrices } from '@wanderwork/contracts';
import { aSubscription, anInvoice, anOverview } from '../../../testing/billing';
import { getEndLabel, getInvoiceLabel, getUpcomingMoments, mergePast } from './timeline';

const coming = (change = {}, rest = {}) =>
  getUpcomingMoments(anOverview({ subscription: aSubscription(change), ...rest }), usualPrices);

const later = '2027-01-31T00:00:00.000Z';

describe('getUpcomingMoments', () => {
  it('returns the renewal with its price and card', () => {
    expect(coming()).toEqual([
      {
        id: 'next',
        at: '2026-12-02T12:00:00.000Z',
        what: 'Pro renews for a month',
        why: 'Charged to the card ending in 4242. Cancel before then: Pro runs to this date, your data stays.',
        amount: '$9.00',
      },
    ]);
  });

  it('returns the scheduled downgrade at its own price', () => {
    const [next] = coming({ tier: 'premium', amount: 1900, next: { tier: 'pro', interval: 'year' } });
    expect(next).toMatchObject({ what: 'Pro (yearly) starts', amount: '$90.00' });
  });

  it('uses a credit first', () => {
    const credit = (amount: number) => coming({}, { credit: { amount, currency: 'usd' } })[0];
    expect(credit(7100)).toMatchObject({
      why: expect.stringMatching(/^Paid from your credit\. Cancel/),
      amount: '$0.00',
    });
    expect(credit(500)).toMatchObject({
      why: expect.stringMatching(/^\$5\.00 comes from your credit\. The rest is charged to your card\./),
      amount: '$4.00',
    });
  });

  it('returns the end of a canceled plan without a charge', () => {
    const [next] = coming({ endsAt: '2026-12-02T12:00:00.000Z' });
    expect(next).toMatchObject({ what: 'Pro ends', amount: null });
    expect(next?.why).toMatch(/^You won’t be charged again\..*Everything you saved stays/);
  });

  it('returns the end of the grace period after a failed payment', () => {
    const [next] = coming({ status: 'past_due', graceUntil: '2026-12-09T12:00:00.000Z' });
    expect(next).toMatchObject({
      at: '2026-12-09T12:00:00.000Z',
      what: 'Pro ends unless you pay the open invoice',
    });
  });

  it('sorts the latest first, and omits grants without an end', () => {
    const grant = { tier: 'premium', until: later } as const;
    expect(coming({}, { grant }).map(({ id }) => id)).toEqual(['grant', 'next']);
    expect(coming({}, { grant: { ...grant, until: null } }).map(({ id }) => id)).toEqual(['next']);
    expect(getUpcomingMoments(anOverview(), usualPrices)).toEqual([]);
  });
});

describe('getInvoiceLabel', () => {
  it.each([
    ['paid', 'change', 'You changed your plan'],
    ['open', 'change', 'Plan change, awaiting payment'],
    ['void', 'change', 'Plan change that wasn’t made'],
    ['open', 'renewal', 'Renewal, awaiting payment'],
    ['void', 'renewal', 'Renewal that wasn’t paid'],
  ] as const)('labels a %s invoice for a %s "%s"', (status, reason, words) => {
    expect(getInvoiceLabel({ status, reason })).toBe(words);
  });
});

describe('the end of a plan', () => {
  const end = {
    id: 'sub_1',
    tier: 'pro',
    interval: 'month',
    at: '2026-11-03T12:00:00.000Z',
    withdrawn: true,
  } as const;

  it('says whether the member withdrew from the contract', () => {
    expect(getEndLabel(end)).toBe('You withdrew from Pro (monthly). Everything you paid for it is refunded.');
    expect(getEndLabel({ ...end, withdrawn: false })).toBe(
      'Pro (monthly) ended. Everything you saved stayed.',
    );
  });

  it('stands among the invoices, latest first', () => {
    const [first, second] = mergePast([anInvoice()], [end]);
    expect(first).toEqual({ at: end.at, end });
    expect(second).toMatchObject({ invoice: { id: 'in_1' } });
  });
});
