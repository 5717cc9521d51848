import { endWithNpm } from './end-with-us.mjs';

/**
 * Terminal output of the start, test and bench commands: one line per step, without colors when it is not a terminal.
 */
const hasColor = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (hasColor ? `\u001b[${code}m${text}\u001b[0m` : text);

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

/** An error whose message explains everything; printed as one sentence without a stack trace. */
export class PlainError extends Error {}

/** Runs `main`; prints a failure and exits with code 1. */
export const runMain = async (main) => {
  endWithNpm();
  try {
    await main();
  } catch (error) {
    complain(error instanceof PlainError ? error.message : (error.stack ?? String(error)));
    process.exit(1);
  }
};
