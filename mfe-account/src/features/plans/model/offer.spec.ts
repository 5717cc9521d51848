import { aSubscription, anOverview } from '../../../testing/billing';
import { getOffer } from './offer';

const pro = { tier: 'pro', interval: 'month' } as const;
const premium = { tier: 'premium', interval: 'month' } as const;
const free = { tier: 'free' } as const;

const member = (overview: ReturnType<typeof anOverview> | undefined) => ({ member: true, overview }) as const;
const grantedMember = member(anOverview({ tier: 'premium', grant: { tier: 'premium', until: null } }));
const paying = (change = {}) => member(anOverview({ tier: 'pro', subscription: aSubscription(change) }));

it.each([
  ['visitors can join', free, { member: false } as const, 'join'],
  ['visitors can choose a paid plan', pro, { member: false } as const, 'choose'],
  ['nothing is offered until the plan is loaded', pro, member(undefined), 'wait'],
  ['free is the current plan of free members', free, member(anOverview()), 'current'],
  ['members with a grant have more than free', free, grantedMember, 'more'],
  ['members with a grant are not sold a lower plan', pro, grantedMember, 'more'],
  ['members with a grant can buy the same plan', premium, grantedMember, 'choose'],
  ['free members can choose a paid plan', premium, member(anOverview()), 'choose'],
  ['the subscribed plan is the current one', pro, paying(), 'current'],
  ['subscribers can change to another plan', premium, paying(), 'change'],
  [
    'the same tier with yearly billing is a change',
    { tier: 'pro', interval: 'year' } as const,
    paying(),
    'change',
  ],
  ['subscribers can cancel', free, paying(), 'end'],
  [
    'members who have canceled have to resume first',
    premium,
    paying({ endsAt: '2026-12-22T00:00:00.000Z' }),
    'settle',
  ],
  ['members with an unpaid invoice have to pay first', premium, paying({ status: 'past_due' }), 'settle'],
] as const)('%s', (_what, card, looker, offer) => {
  expect(getOffer(card, looker)).toBe(offer);
});
