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
    say(`  First admin, shown only this once:`);
    say(`    e-mail    ${bold(admin.email)}`);
    say(`    password  ${bold(admin.password)}   ${dim('(change it at the first sign-in)')}`);
  }
  say();
  say(dim('  Ctrl-C stops everything.'));
};

/** Returns how to ask whether somebody has stopped it. */
const stopOnSignals = (product) => {
  let stopping = false;
  let answered = false;
  product.ready.then(
    () => (answered = true),
    () => {},
  );
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    step('Stopping');
    await product.stop();
    done('Stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  void product.exited.then((code) => {
    if (stopping || !answered) return;
    complain(`The product ended by itself (exit ${code}); see logs/api.log in the data folder.`);
    process.exit(1);
  });
  return () => stopping;
};

await runMain(async () => {
  await ensureInstalled();
  await buildAll();
  const product = await startProduct({ onProgress: step });
  const isStopping = stopOnSignals(product);
  try {
    greet(await product.ready);
  } catch (error) {
    // Who stops it while it starts knows why it never answered.
    if (!isStopping()) throw error;
  }
});
