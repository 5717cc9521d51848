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

/** The account is left out, since the file may be shared. */
export const createRunFile = (run: Run): RunFile => ({
  name: `wanderquest-${run.plan.mode.replace('_', '-')}-day-${run.day + 1}.json`,
  text: JSON.stringify({ format: FORMAT, version: VERSION, run: { ...run, account: null } }, null, 1),
});

/** Why a file is refused. */
export type FileRefusal = 'not_a_run' | 'altered';

/** Parses a run written by this page or by the API. */
const parseRunValue = (run: unknown): Run | null => parseRun(run) ?? parseAccountRun(run, null);

/** Parses a run file; refuses edited ones. */
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

const REVOKE_AFTER_MS = 30_000;

/** Downloads a blob. */
export const downloadBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
};

export const downloadFile = ({ name, text }: { name: string; text: string }): void =>
  downloadBlob(new Blob([text], { type: 'application/json' }), name);
