import { runOf, type Run } from '../../../../shared/saves/run';
import { shelf } from '../../../../shared/saves/shelf';

const KEY = 'unsent';
/** Who plays without a connection for longer loses the oldest. */
const RUNS_AT_MOST = 20;

const runsOf = (value: unknown): readonly Run[] =>
  Array.isArray(value) ? value.flatMap((one) => runOf(one) ?? []) : [];

const without = (runs: readonly Run[], id: string): readonly Run[] => runs.filter((run) => run.id !== id);

/** Runs that gave way to another one before their account could be reached. */
export const readUnsent = async (): Promise<readonly Run[]> =>
  runsOf(await shelf.read(KEY).catch(() => null));

export const keepUnsent = (run: Run): Promise<void> =>
  shelf
    .change(KEY, (kept) => [...without(runsOf(kept), run.id), run].slice(-RUNS_AT_MOST))
    .catch(() => undefined);

export const forgetUnsent = (id: string): Promise<void> =>
  shelf.change(KEY, (kept) => without(runsOf(kept), id)).catch(() => undefined);
