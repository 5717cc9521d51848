import { parseRun, type Run } from '../../../../shared/saves/run';
import { gameStorage } from '../../../../shared/saves/game-storage';

const KEY = 'unsent';
/** The oldest are dropped after this many. */
const MAX_RUNS = 20;

const parseRuns = (value: unknown): readonly Run[] =>
  Array.isArray(value) ? value.flatMap((one) => parseRun(one) ?? []) : [];

const without = (runs: readonly Run[], id: string): readonly Run[] => runs.filter((run) => run.id !== id);

/** Runs that were replaced before their account could be reached. */
export const readUnsentRuns = async (): Promise<readonly Run[]> =>
  parseRuns(await gameStorage.read(KEY).catch(() => null));

export const saveUnsentRun = (run: Run): Promise<void> =>
  gameStorage
    .change(KEY, (storedRuns) => [...without(parseRuns(storedRuns), run.id), run].slice(-MAX_RUNS))
    .catch(() => undefined);

export const removeUnsentRun = (id: string): Promise<void> =>
  gameStorage.change(KEY, (storedRuns) => without(parseRuns(storedRuns), id)).catch(() => undefined);
