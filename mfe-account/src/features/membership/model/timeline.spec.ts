import { usualPrices } from '@wanderwork/contracts';
import { aSubscription, anOverview } from '../../../testing/billing';
import { upcomingMoments, invoiceReasonLabels } from './timeline';

const coming = (change = {}, rest = {}) =>
  upcomingMoments(anOverview({ subscription: aSubscription(change), ...rest }), usualPrices);

const later = '2027-01-31T00:00:00.000Z';

describe('what comes', () => {
  it('is the renewal, with its price and its card', () => {
    expect(coming()).toEqual([
      {
        id: 'next',
        at: '2026-12-02T12:00:00.000Z',
        what: 'Pro is renewed for a month',
        why: 'It is charged to the card ending in 4242. If you cancel before, you keep Pro until this day, and everything that you saved after it.',
        amount: '$9.00',
      },
    ]);
  });

  it('is the smaller plan that was chosen, at its own price', () => {
    const [next] = coming({ tier: 'premium', amount: 1900, next: { tier: 'pro', interval: 'year' } });
    expect(next).toMatchObject({ what: 'Pro by the year begins', amount: '$90.00' });
  });

  it('is paid out of a credit first', () => {
    const credit = (amount: number) => coming({}, { credit: { amount, currency: 'usd' } })[0];
    expect(credit(7100)).toMatchObject({
      why: expect.stringMatching(/^Your credit pays for it\. If/),
      amount: '$0.00',
    });
    expect(credit(500)).toMatchObject({
      why: expect.stringMatching(
        /^\$5\.00 of it comes out of your credit\. The rest is charged to your card\./,
      ),
      amount: '$4.00',
    });
  });

  it('is the end of what was cancelled, for nothing', () => {
    const [next] = coming({ endsAt: '2026-12-02T12:00:00.000Z' });
    expect(next).toMatchObject({ what: 'Pro ends', amount: null });
    expect(next?.why).toMatch(/^Nothing more is charged\..*Everything that you saved stays/);
  });

  it('is the end of the grace while a payment is open', () => {
    const [next] = coming({ status: 'past_due', graceUntil: '2026-12-09T12:00:00.000Z' });
    expect(next).toMatchObject({
      at: '2026-12-09T12:00:00.000Z',
      what: 'Pro ends, unless the open invoice is paid',
    });
  });

  it('puts the furthest first, and says nothing of what lasts for good', () => {
    const grant = { tier: 'premium', until: later } as const;
    expect(coming({}, { grant }).map(({ id }) => id)).toEqual(['grant', 'next']);
    expect(coming({}, { grant: { ...grant, until: null } }).map(({ id }) => id)).toEqual(['next']);
    expect(upcomingMoments(anOverview(), usualPrices)).toEqual([]);
  });
});

describe('an invoice', () => {
  it.each([
    ['paid', 'change', 'You changed your plan'],
    ['open', 'change', 'A change of your plan waits for its payment'],
    ['void', 'change', 'A change of your plan that was not made'],
    ['open', 'renewal', 'The renewal of your plan waits for its payment'],
    ['void', 'renewal', 'A renewal that was not paid'],
  ] as const)('that is %s, of a %s, is called "%s"', (status, reason, words) => {
    expect(invoiceReasonLabels({ status, reason })).toBe(words);
  });
});
