import { wantsSimulator } from './stripe-simulator.mjs';

describe('wantsSimulator', () => {
  it.each([
    ['on a development machine', {}],
    ['with a loopback PUBLIC_URL', { HOST: 'localhost', PUBLIC_URL: 'http://localhost:4200' }],
  ])('starts it %s', (_where, env) => {
    expect(wantsSimulator(env)).toBe(true);
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['with a Stripe key', { STRIPE_SECRET_KEY: 'sk_test_abc' }],
    ['when other machines can reach the product', { HOST: '0.0.0.0' }],
    ['with a public address', { PUBLIC_URL: 'https://wanderwork.example' }],
    ['with an invalid address', { PUBLIC_URL: 'wanderwork' }],
  ])('does not start it %s', (_where, env) => {
    expect(wantsSimulator(env)).toBe(false);
  });
});
