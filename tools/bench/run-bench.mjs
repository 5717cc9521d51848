import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { at } from '../start/root.mjs';
import { runMain } from '../start/terminal.mjs';

/**
 * Runs a benchmark on the current product: installed, built, from the root of the repository. `measure` imports
 * packages itself, because before the installation there may be none.
 */
export const runBench = (measure) =>
  runMain(async () => {
    process.chdir(at('.'));
    await ensureInstalled();
    await buildAll();
    await measure();
  });
