/** How each test card reacts. `later` applies to automatic charges. */
const behaviors = {
  4242424242424242: { now: 'paid', later: 'paid' },
  4000000000000002: { now: 'declined', later: 'declined' },
  4000000000009995: { now: 'no_funds', later: 'no_funds' },
  4000002500003155: { now: 'authenticate', later: 'paid' },
  4000002760003184: { now: 'authenticate', later: 'authenticate' },
  4000000000000341: { now: 'paid', later: 'declined' },
};

const messages = {
  declined: 'Your card was declined.',
  no_funds: 'Your card has insufficient funds.',
  authenticate: 'This payment needs to be confirmed with your bank.',
  unknown: 'This is not a test card. Do not enter a real card.',
};

export const getDeclineMessage = (outcome) => messages[outcome];

export const toDigits = (number) => String(number ?? '').replace(/\D/g, '');

/** Returns how a card reacts to a payment that its owner makes now. */
export const attemptNow = (number) => behaviors[toDigits(number)]?.now ?? 'unknown';

const getExpiryYear = (now) => new Date(now * 1000).getUTCFullYear() + 2;

/** Adds a card that its owner entered. */
export const addCard = (world, number, customer) =>
  world.add('cards', {
    id: world.id('pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    created: world.now(),
    livemode: false,
    metadata: { number: toDigits(number) },
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: 'visa',
      last4: toDigits(number).slice(-4),
      exp_month: 12,
      exp_year: getExpiryYear(world.now()),
      funding: 'credit',
      country: 'US',
    },
  });

/** Returns how a stored card reacts to an automatic charge. */
export const attemptLater = (card) => (card ? behaviors[card.metadata.number].later : 'declined');
