import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { at } from '../start/root.mjs';
import { runMain } from '../start/terminal.mjs';

/**
 * Runs a benchmark on the product as it is now: installed, built, and from the root of the repository. What `measure`
 * needs of the packages it imports itself, for before there may be none.
 */
export const runBench = (measure) =>
  runMain(async () => {
    process.chdir(at('.'));
    await ensureInstalled();
    await buildAll();
    await measure();
  });
