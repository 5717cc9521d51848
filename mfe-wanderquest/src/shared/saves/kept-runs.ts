import { type Action, type Mode } from '@wanderwork/quest-engine';
import { runOf, type Run } from './run';
import { shelf } from './shelf';

const keyOf = (mode: Mode): string => `run ${mode}`;

const same = (a: Action | undefined, b: Action | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether `run` goes on where `kept` stands. */
const follows = (run: Run, kept: Run): boolean =>
  run.id === kept.id && kept.log.every((action, at) => same(action, run.log[at]));

/** The run of a mode that this browser keeps: one of each. */
export const readRun = async (mode: Mode): Promise<Run | null> => {
  const kept = runOf(await shelf.read(keyOf(mode)).catch(() => null));
  return kept?.plan.mode === mode ? kept : null;
};

/** How keeping went. `elsewhere`: the kept run has gone another way, in another tab, and stays as it is. */
export type Kept = 'kept' | 'unkept' | 'elsewhere';

/** Keeps a run, unless it would overwrite another way that it went. `anew` begins another in its place. */
export const keepRun = async (run: Run, { anew = false } = {}): Promise<Kept> => {
  let elsewhere = false;
  try {
    await shelf.change(keyOf(run.plan.mode), (value) => {
      const kept = runOf(value);
      elsewhere = !anew && kept !== null && !follows(run, kept);
      return elsewhere ? undefined : run;
    });
  } catch {
    return 'unkept';
  }
  if (elsewhere) return 'elsewhere';
  return shelf.lasts ? 'kept' : 'unkept';
};

export const forgetRun = (mode: Mode): Promise<void> => shelf.remove(keyOf(mode)).catch(() => undefined);
