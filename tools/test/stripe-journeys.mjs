#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { ensureChromium } from '../chromium/chromium.mjs';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { at } from '../start/root.mjs';
import { PlainError, runMain, say } from '../start/terminal.mjs';
import { tellCounts } from './closing.mjs';
import { runJourneys } from './journeys.mjs';
import { startTestProduct } from './test-product.mjs';

/** Stripe's pages and clocks take their time: for a whole journey, and for what it waits for. */
const LIMITS = ['--timeout=600000', '--workers=1'];

const SKIPPED =
  'Skipped: STRIPE_TEST_SECRET_KEY is not set. Without it the same journeys pay at the stand-in for Stripe, in `npm test`.';

/** The journeys of paying, in Stripe's own test mode: `STRIPE_TEST_SECRET_KEY=sk_test_… npm run test:stripe:journeys`. */
await runMain(async () => {
  const key = process.env.STRIPE_TEST_SECRET_KEY;
  if (!key) return say(SKIPPED);
  if (!/^(?:sk|rk)_test_\w+$/.test(key))
    throw new PlainError('STRIPE_TEST_SECRET_KEY must be of the test mode: it moves money that nobody has.');
  process.chdir(at('.'));
  await ensureInstalled();
  const chromium = await ensureChromium();
  await buildAll();
  // What these are made of is installed, or built, only now.
  const { default: Stripe } = await import('stripe');
  const { openStripePlace } = await import('./stripe-place.mjs');
  const place = await openStripePlace(new Stripe(key), `whsec_${randomBytes(24).toString('hex')}`);
  let product = null;
  let stopTelling = () => {};
  try {
    product = await startTestProduct({ ...place.env, STRIPE_SECRET_KEY: key });
    stopTelling = place.tellTo(product.url);
    const { STRIPE_TEST_CLOCK } = place.env;
    const env = { PAY_AT: 'stripe', STRIPE_TEST_SECRET_KEY: key, STRIPE_TEST_CLOCK };
    const options = ['paying.spec.ts', ...LIMITS];
    const counts = await runJourneys('mfe-account', { ...product, chromium, env, options });
    process.exitCode = tellCounts(counts, ', in Stripe’s test mode') ? 0 : 1;
  } finally {
    stopTelling();
    await product?.stop();
    await place.close();
  }
});
