import { StartError } from './start-error.js';

/** How the product reaches Stripe, or the local Stripe simulator. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** URL of the simulator; null for Stripe itself. */
  simulatorUrl: string | null;
  /** Price ids by plan (`pro_month`): the first is on sale, the others are what earlier members still pay. */
  prices: Record<PlanName, readonly string[]>;
  /** A call that takes longer counts as unanswered. */
  timeoutMs: number;
  /** Test mode only: the test clock of new customers. */
  testClock?: string;
}

export type PlanName = 'pro_month' | 'pro_year' | 'premium_month' | 'premium_year';

const TIMEOUT_MS = 8_000;

type ReadSetting = (name: string) => string | null;

const toPrices = (price: (plan: PlanName) => readonly string[]): StripeSettings['prices'] => ({
  pro_month: price('pro_month'),
  pro_year: price('pro_year'),
  premium_month: price('premium_month'),
  premium_year: price('premium_year'),
});

const parseSimulator = (url: string, readSetting: ReadSetting, isLocal: boolean): StripeSettings => {
  if (!isLocal)
    throw new StartError('STRIPE_SIMULATOR_URL: only allowed when no other machine can reach the product.');
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: '' };
  const [secretKey, webhookSecret] = [
    readSetting('STRIPE_SIMULATOR_KEY'),
    readSetting('STRIPE_WEBHOOK_SECRET'),
  ];
  if (hostname !== '127.0.0.1' || secretKey === null || webhookSecret === null)
    throw new StartError(
      'STRIPE_SIMULATOR_URL: set by `npm start`, together with STRIPE_SIMULATOR_KEY and STRIPE_WEBHOOK_SECRET; do not set it yourself.',
    );
  const prices = toPrices((plan) => [`price_${plan}`]);
  return { secretKey, webhookSecret, simulatorUrl: url, prices, timeoutMs: TIMEOUT_MS };
};

const parsePriceIds = (name: string, readSetting: ReadSetting): string[] => {
  const ids = (readSetting(name) ?? '').split(',').map((id) => id.trim());
  if (!ids.every((id) => /^price_\w+$/.test(id)))
    throw new StartError(
      `${name}: use the id of a price, like price_1AbC; older prices follow, separated by commas.`,
    );
  return ids;
};

const parseStripe = (secretKey: string, readSetting: ReadSetting): StripeSettings => {
  if (!/^(?:sk|rk)_(?:test|live)_\w+$/.test(secretKey))
    throw new StartError('STRIPE_SECRET_KEY: use a secret or restricted key, like sk_live_….');
  const webhookSecret = readSetting('STRIPE_WEBHOOK_SECRET');
  if (webhookSecret === null || !/^whsec_\S+$/.test(webhookSecret))
    throw new StartError(
      'STRIPE_WEBHOOK_SECRET: use the secret of the endpoint /api/billing/webhook, like whsec_….',
    );
  const prices = toPrices((plan) => parsePriceIds(`STRIPE_PRICE_${plan.toUpperCase()}`, readSetting));
  const settings = { secretKey, webhookSecret, simulatorUrl: null, prices, timeoutMs: TIMEOUT_MS };
  const testClock = readSetting('STRIPE_TEST_CLOCK');
  if (testClock === null) return settings;
  if (!/^(?:sk|rk)_test_/.test(secretKey) || !/^clock_\w+$/.test(testClock))
    throw new StartError('STRIPE_TEST_CLOCK: use the id of a test clock, like clock_…, and a test key.');
  return { ...settings, testClock };
};

/**
 * Returns Stripe's settings if there is a key, else those of the simulator that `npm start` runs on a development
 * machine, else null: nothing is sold.
 */
export const parseStripeSettings = (readSetting: ReadSetting, isLocal: boolean): StripeSettings | null => {
  const secretKey = readSetting('STRIPE_SECRET_KEY');
  if (secretKey !== null) return parseStripe(secretKey, readSetting);
  const simulatorUrl = readSetting('STRIPE_SIMULATOR_URL');
  return simulatorUrl === null ? null : parseSimulator(simulatorUrl, readSetting, isLocal);
};
