import { wantsSimulator } from './stripe-simulator.mjs';

describe('the stand-in for Stripe', () => {
  it.each([
    ['on a machine of one’s own', {}],
    ['also by its name', { HOST: 'localhost', PUBLIC_URL: 'http://localhost:4200' }],
  ])('runs %s', (_where, env) => {
    expect(wantsSimulator(env)).toBe(true);
  });

  it.each([
    ['in production, where without a key nothing is sold', { NODE_ENV: 'production' }],
    ['where there is a key of Stripe', { STRIPE_SECRET_KEY: 'sk_test_abc' }],
    ['where other machines reach the product', { HOST: '0.0.0.0' }],
    ['where the product has an address for others', { PUBLIC_URL: 'https://wanderwork.example' }],
    ['where its address is none', { PUBLIC_URL: 'wanderwork' }],
  ])('does not run %s', (_where, env) => {
    expect(wantsSimulator(env)).toBe(false);
  });
});
