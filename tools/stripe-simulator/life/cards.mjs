/** What a test card does, by its number. `later`: at charges that nobody watches. */
const behaviours = {
  4242424242424242: { now: 'paid', later: 'paid' },
  4000000000000002: { now: 'declined', later: 'declined' },
  4000000000009995: { now: 'no_funds', later: 'no_funds' },
  4000002500003155: { now: 'authenticate', later: 'paid' },
  4000002760003184: { now: 'authenticate', later: 'authenticate' },
  4000000000000341: { now: 'paid', later: 'declined' },
};

const words = {
  declined: 'Your card was declined.',
  no_funds: 'Your card has insufficient funds.',
  authenticate: 'This payment needs to be confirmed with your bank.',
  unknown: 'This is no test card. No real card belongs here.',
};

export const wordsFor = (outcome) => words[outcome];

export const digitsOf = (number) => String(number ?? '').replace(/\D/g, '');

/** How a card takes a charge that its owner makes now. */
export const attemptNow = (number) => behaviours[digitsOf(number)]?.now ?? 'unknown';

const inTwoYears = (now) => new Date(now * 1000).getUTCFullYear() + 2;

/** A card that its owner has shown. */
export const newCard = (world, number, customer) =>
  world.add('cards', {
    id: world.id('pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    created: world.now(),
    livemode: false,
    metadata: { number: digitsOf(number) },
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: 'visa',
      last4: digitsOf(number).slice(-4),
      exp_month: 12,
      exp_year: inTwoYears(world.now()),
      funding: 'credit',
      country: 'US',
    },
  });

/** How a kept card takes a charge that nobody watches. */
export const attemptLater = (card) => (card ? behaviours[card.metadata.number].later : 'declined');
