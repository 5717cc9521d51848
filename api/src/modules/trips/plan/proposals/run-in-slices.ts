import { setImmediate } from 'node:timers/promises';

/** How long a search may keep the process from other requests. */
const SLICE_MS = 12;

/** Runs a search that pauses often, and lets other requests go on in its pauses. */
export const runInSlices = async <T>(search: Generator<null, T, void>): Promise<T> => {
  let started = performance.now();
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    if (performance.now() - started < SLICE_MS) continue;
    await setImmediate();
    started = performance.now();
  }
};
