import { endWithNpm } from './end-with-us.mjs';

/** What the start, test and bench commands say on the terminal: one line a step, plain where it is not a terminal. */
const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
const red = paint(31);
const green = paint(32);

const started = Date.now();
const clock = () => dim(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`);

export const say = (text = '') => console.log(text);
export const step = (text) => console.log(`${clock()}  ${text}`);
export const done = (text) => console.log(`${clock()}  ${green('✓')} ${text}`);
export const complain = (text) => console.error(`${clock()}  ${red('✗')} ${text}`);

/** An error whose message is the whole explanation: printed as one sentence, without a stack. */
export class PlainError extends Error {}

/** Runs `main`; a failure becomes one sentence and exit code 1. */
export const runMain = async (main) => {
  endWithNpm();
  try {
    await main();
  } catch (error) {
    complain(error instanceof PlainError ? error.message : (error.stack ?? String(error)));
    process.exit(1);
  }
};
