import { type PaymentPages } from './payment-pages';
import { standIn } from './stand-in';
import { stripe } from './stripe';

/** Stripe's test card numbers by their effect; the simulator supports them too. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
  declinedLater: '4000 0000 0000 0341',
};

/** The payment pages of the journeys: the Stripe simulator, or Stripe's test mode with `npm run test:stripe:journeys`. */
export const till: PaymentPages = process.env.PAY_AT === 'stripe' ? stripe : standIn;
