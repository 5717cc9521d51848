import { runOf, type Run } from '../../../../shared/saves/run';
import { isPlayable } from './rules';

const FORMAT = 'wanderquest-run';
const VERSION = 1;
/** A run of a year is a few dozen kilobytes. */
export const FILE_BYTES_AT_MOST = 2_000_000;

/** A run as a file. */
export interface RunFile {
  name: string;
  text: string;
}

export const fileOf = (run: Run): RunFile => ({
  name: `wanderquest-${run.plan.mode.replace('_', '-')}-day-${run.log.length}.json`,
  text: JSON.stringify({ format: FORMAT, version: VERSION, run }, null, 1),
});

/** Why a file is not taken. */
export type FileRefusal = 'not_a_run' | 'other_rules';

/** The run of a file, if it is one and today's rules come to the same. */
export const runOfFile = (text: string): Run | FileRefusal => {
  try {
    const file = JSON.parse(text) as { format?: unknown; run?: unknown };
    const run = runOf(file.run);
    if (file.format !== FORMAT || !run) return 'not_a_run';
    return isPlayable(run) ? run : 'other_rules';
  } catch {
    return 'not_a_run';
  }
};
