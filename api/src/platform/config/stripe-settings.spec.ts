import { parseStripeSettings } from './stripe-settings.js';

const real = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_PRO_MONTH: 'price_new,price_old',
  STRIPE_PRICE_PRO_YEAR: 'price_2',
  STRIPE_PRICE_PREMIUM_MONTH: 'price_3',
  STRIPE_PRICE_PREMIUM_YEAR: 'price_4',
};

const simulator = {
  STRIPE_SIMULATOR_URL: 'http://127.0.0.1:4201',
  STRIPE_SIMULATOR_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};

const settings = (env: Record<string, string>, atHome = true) =>
  parseStripeSettings((name) => env[name] ?? null, atHome);

describe('parseStripeSettings', () => {
  it('sells nothing without settings', () => {
    expect(settings({})).toBeNull();
  });

  it('reads the Stripe key and the current and earlier prices', () => {
    expect(settings(real, false)).toMatchObject({
      secretKey: 'sk_live_abc',
      simulatorUrl: null,
      prices: { pro_month: ['price_new', 'price_old'], premium_year: ['price_4'] },
    });
  });

  it('uses the simulator on this machine only, and never with a Stripe key', () => {
    expect(settings(simulator)).toMatchObject({ simulatorUrl: 'http://127.0.0.1:4201' });
    expect(() => settings(simulator, false)).toThrow('STRIPE_SIMULATOR_URL');
    expect(settings({ ...simulator, ...real })).toMatchObject({ simulatorUrl: null });
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_abc'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PRICE_PREMIUM_YEAR', '19000'],
  ])('names %s when it is invalid', (name, value) => {
    expect(() => settings({ ...real, [name]: value })).toThrow(name);
  });

  it('accepts a test clock with a test key only', () => {
    const clock = { STRIPE_TEST_CLOCK: 'clock_1' };
    const testing = { ...real, STRIPE_SECRET_KEY: 'sk_test_abc' };
    expect(settings({ ...testing, ...clock })).toMatchObject({ testClock: 'clock_1' });
    expect(() => settings({ ...real, ...clock })).toThrow('STRIPE_TEST_CLOCK');
    expect(() => settings({ ...testing, STRIPE_TEST_CLOCK: 'noon' })).toThrow('STRIPE_TEST_CLOCK');
  });

  it('rejects a simulator on another machine', () => {
    expect(() => settings({ ...simulator, STRIPE_SIMULATOR_URL: 'http://stripe.example:4201' })).toThrow(
      'STRIPE_SIMULATOR_URL',
    );
  });
});
