#!/usr/bin/env node
import { buildAll } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { startProduct } from './product.mjs';
import { bold, complain, dim, done, runMain, say, step } from './terminal.mjs';

const greet = ({ url, admin }) => {
  say();
  say(`  WanderWork is ready at ${bold(url)}`);
  if (admin) {
    say();
    say(`  First admin (shown only once):`);
    say(`    email     ${bold(admin.email)}`);
    say(`    password  ${bold(admin.password)}   ${dim('(you will change it when you first sign in)')}`);
  }
  say();
  say(dim('  Press Ctrl-C to stop.'));
};

/** Returns a function that tells whether the product is being stopped. */
const stopOnSignals = (product) => {
  let isStopRequested = false;
  let isReady = false;
  product.ready.then(
    () => (isReady = true),
    () => {},
  );
  const stop = async () => {
    if (isStopRequested) return;
    isStopRequested = true;
    step('Stopping');
    await product.stop();
    done('Stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  void product.exited.then((code) => {
    if (isStopRequested || !isReady) return;
    complain(`WanderWork stopped unexpectedly (exit code ${code}); see logs/api.log in the data folder.`);
    process.exit(1);
  });
  return () => isStopRequested;
};

await runMain(async () => {
  await ensureInstalled();
  await buildAll();
  const product = await startProduct({ onProgress: step });
  const isStopping = stopOnSignals(product);
  try {
    greet(await product.ready);
  } catch (error) {
    // When somebody stops it during the start, the failure needs no message.
    if (!isStopping()) throw error;
  }
});
