#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { ensureChromium } from '../chromium/chromium.mjs';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { at } from '../start/root.mjs';
import { PlainError, runMain, say } from '../start/terminal.mjs';
import { reportCounts } from './report-counts.mjs';
import { runJourneys } from './journeys.mjs';
import { startTestProduct } from './test-product.mjs';

/** Stripe's pages and clocks are slow, so the whole journey and each wait get more time. */
const LIMITS = ['--timeout=600000', '--workers=1'];

const SKIPPED =
  'Skipped: STRIPE_TEST_SECRET_KEY is not set. `npm test` runs the same journeys with the Stripe simulator.';

/**
 * Runs the payment journeys in Stripe's own test mode: `STRIPE_TEST_SECRET_KEY=sk_test_… npm run test:stripe:journeys`.
 */
await runMain(async () => {
  const key = process.env.STRIPE_TEST_SECRET_KEY;
  if (!key) return say(SKIPPED);
  if (!/^(?:sk|rk)_test_\w+$/.test(key))
    throw new PlainError('STRIPE_TEST_SECRET_KEY must be a test mode key (sk_test_… or rk_test_…).');
  process.chdir(at('.'));
  await ensureInstalled();
  const chromium = await ensureChromium();
  await buildAll();
  // Imported here, because these packages are installed or built only now.
  const { default: Stripe } = await import('stripe');
  const { createStripeSandbox } = await import('./stripe-sandbox.mjs');
  const sandbox = await createStripeSandbox(new Stripe(key), `whsec_${randomBytes(24).toString('hex')}`);
  let product = null;
  let stopDelivery = () => {};
  try {
    product = await startTestProduct({ ...sandbox.env, STRIPE_SECRET_KEY: key });
    stopDelivery = sandbox.deliverTo(product.url);
    const { STRIPE_TEST_CLOCK } = sandbox.env;
    const env = { PAY_AT: 'stripe', STRIPE_TEST_SECRET_KEY: key, STRIPE_TEST_CLOCK };
    const options = ['paying.spec.ts', ...LIMITS];
    const counts = await runJourneys('mfe-account', { ...product, chromium, env, options });
    process.exitCode = reportCounts(counts, ', in Stripe’s test mode') ? 0 : 1;
  } finally {
    stopDelivery();
    await product?.stop();
    await sandbox.close();
  }
});
