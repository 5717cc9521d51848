import { parseRun, type Run } from '../../../../shared/saves/run';
import { parseAccountRun } from './account-run';
import { adaptRun, isPlayable } from './rules';

const FORMAT = 'wanderquest-run';
const VERSION = 1;
/** A run of a year is a few dozen kilobytes. */
export const MAX_FILE_BYTES = 2_000_000;

/** A run as a file. */
export interface RunFile {
  name: string;
  text: string;
}

/** Whose account has it is nobody's business who is given the file. */
export const createRunFile = (run: Run): RunFile => ({
  name: `wanderquest-${run.plan.mode.replace('_', '-')}-day-${run.day + 1}.json`,
  text: JSON.stringify({ format: FORMAT, version: VERSION, run: { ...run, account: null } }, null, 1),
});

/** Why a file is not taken. */
export type FileRefusal = 'not_a_run' | 'altered';

/** A run as this page or as an account writes it. */
const parseRunValue = (run: unknown): Run | null => parseRun(run) ?? parseAccountRun(run, null);

/** The run of a file, if it is one and was not altered. */
export const parseRunFile = (text: string): Run | FileRefusal => {
  try {
    const { format, run: value } = JSON.parse(text) as { format?: unknown; run?: unknown };
    const run = format === FORMAT ? parseRunValue(value) : null;
    if (!run) return 'not_a_run';
    return isPlayable(run) || adaptRun(run) ? { ...run, account: null } : 'altered';
  } catch {
    return 'not_a_run';
  }
};
