import { type PaymentPages } from './payment-pages';
import { standIn } from './stand-in';
import { stripe } from './stripe';

/** Stripe's own numbers for trying, by what each does; its stand-in knows them, too. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
  declinedLater: '4000 0000 0000 0341',
};

/** Where the journeys pay: at the stand-in for Stripe, or, by `npm run test:stripe:journeys`, in Stripe's test mode. */
export const till: PaymentPages = process.env.PAY_AT === 'stripe' ? stripe : standIn;
