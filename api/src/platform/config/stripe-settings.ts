import { StartError } from './config-error.js';

/** How the product reaches Stripe, or the stand-in for it on this machine. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where the stand-in answers; null: Stripe itself. */
  simulatorUrl: string | null;
  /** Price ids of each plan (`pro_month`): the first is sold, the others are what earlier members pay. */
  prices: Record<PlanName, readonly string[]>;
  /** After this long a call counts as not answered. */
  timeoutMs: number;
  /** In the test mode alone: the test clock that new customers live by. */
  testClock?: string;
}

export type PlanName = 'pro_month' | 'pro_year' | 'premium_month' | 'premium_year';

const TIMEOUT_MS = 8_000;

type Given = (name: string) => string | null;

const pricesOf = (price: (plan: PlanName) => readonly string[]): StripeSettings['prices'] => ({
  pro_month: price('pro_month'),
  pro_year: price('pro_year'),
  premium_month: price('premium_month'),
  premium_year: price('premium_year'),
});

const simulated = (url: string, given: Given, atHome: boolean): StripeSettings => {
  if (!atHome)
    throw new StartError('STRIPE_SIMULATOR_URL: only for a product that nobody but this machine reaches.');
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: '' };
  const [secretKey, webhookSecret] = [given('STRIPE_SIMULATOR_KEY'), given('STRIPE_WEBHOOK_SECRET')];
  if (hostname !== '127.0.0.1' || secretKey === null || webhookSecret === null)
    throw new StartError('STRIPE_SIMULATOR_URL: is set by `npm start`, together with its key and secret.');
  const prices = pricesOf((plan) => [`price_${plan}`]);
  return { secretKey, webhookSecret, simulatorUrl: url, prices, timeoutMs: TIMEOUT_MS };
};

const priceIds = (name: string, given: Given): string[] => {
  const ids = (given(name) ?? '').split(',').map((id) => id.trim());
  if (!ids.every((id) => /^price_\w+$/.test(id)))
    throw new StartError(`${name}: give the id of a price, like price_1AbC; older ones follow after commas.`);
  return ids;
};

const real = (secretKey: string, given: Given): StripeSettings => {
  if (!/^(?:sk|rk)_(?:test|live)_\w+$/.test(secretKey))
    throw new StartError('STRIPE_SECRET_KEY: give a secret or restricted key, like sk_live_….');
  const webhookSecret = given('STRIPE_WEBHOOK_SECRET');
  if (webhookSecret === null || !/^whsec_\S+$/.test(webhookSecret))
    throw new StartError(
      'STRIPE_WEBHOOK_SECRET: give the secret of the endpoint /api/billing/webhook, like whsec_….',
    );
  const prices = pricesOf((plan) => priceIds(`STRIPE_PRICE_${plan.toUpperCase()}`, given));
  const settings = { secretKey, webhookSecret, simulatorUrl: null, prices, timeoutMs: TIMEOUT_MS };
  const testClock = given('STRIPE_TEST_CLOCK');
  if (testClock === null) return settings;
  if (!/^(?:sk|rk)_test_/.test(secretKey) || !/^clock_\w+$/.test(testClock))
    throw new StartError(
      'STRIPE_TEST_CLOCK: give the id of a test clock, like clock_…, with a test key only.',
    );
  return { ...settings, testClock };
};

/** Stripe by its key; without one the stand-in, which `npm start` runs on a machine of one's own; else nothing is sold. */
export const stripeSettingsOf = (given: Given, atHome: boolean): StripeSettings | null => {
  const secretKey = given('STRIPE_SECRET_KEY');
  if (secretKey !== null) return real(secretKey, given);
  const simulatorUrl = given('STRIPE_SIMULATOR_URL');
  return simulatorUrl === null ? null : simulated(simulatorUrl, given, atHome);
};
