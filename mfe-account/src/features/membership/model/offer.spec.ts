import { aSubscription, anOverview } from '../../../testing/billing';
import { getOffer } from './offer';

const pro = { tier: 'pro', interval: 'month' } as const;
const premium = { tier: 'premium', interval: 'month' } as const;
const free = { tier: 'free' } as const;

const member = (overview: ReturnType<typeof anOverview> | undefined) => ({ member: true, overview }) as const;
const given = member(anOverview({ tier: 'premium', grant: { tier: 'premium', until: null } }));
const paying = (change = {}) => member(anOverview({ tier: 'pro', subscription: aSubscription(change) }));

it.each([
  ['a visitor joins', free, { member: false } as const, 'join'],
  ['a visitor chooses', pro, { member: false } as const, 'choose'],
  ['nothing is offered before it is known what one has', pro, member(undefined), 'wait'],
  ['a free member has the free plan', free, member(anOverview()), 'current'],
  ['who was given more does not have the free plan', free, given, 'more'],
  ['who was given more is not sold less', pro, given, 'more'],
  ['who was given a tier may buy one that lasts', premium, given, 'choose'],
  ['a free member chooses', premium, member(anOverview()), 'choose'],
  ['a subscriber has their own', pro, paying(), 'current'],
  ['a subscriber changes', premium, paying(), 'change'],
  ['the same tier by the year is a change', { tier: 'pro', interval: 'year' } as const, paying(), 'change'],
  ['a subscriber ends', free, paying(), 'end'],
  ['who has cancelled decides first', premium, paying({ endsAt: '2026-12-22T00:00:00.000Z' }), 'settle'],
  ['who owes pays first', premium, paying({ status: 'past_due' }), 'settle'],
] as const)('%s', (_what, card, looker, offer) => {
  expect(getOffer(card, looker)).toBe(offer);
});
