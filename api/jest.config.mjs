import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProject, sharedModules } from '../tools/jest/preset.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const label = process.argv.includes('api') ? 'api' : 'unit';
const { reporters, ...shared } = nodeProject();

/** Files that run side by side. They wait for the database as often as they work; more than four would be too many for it. */
const sideBySide = Math.min(4, Math.max(2, os.availableParallelism()));
/** What a worker keeps of the files it has run: beyond it a new one takes over. */
const WORKER_MEMORY = '1200MB';

/** `unit`: pure parts beside the code. `api`: the whole application over a cloned PostgreSQL database a file. */
export default {
  reporters: [reporters[0], [reporters[1][0], { label }]],
  // For what hangs: a busy machine may be slow, and no test is about time.
  testTimeout: 120_000,
  ...(label === 'api' && { maxWorkers: sideBySide, workerIdleMemoryLimit: WORKER_MEMORY }),
  projects: [
    { ...shared, displayName: 'unit', rootDir: here, testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...shared,
      ...sharedModules,
      displayName: 'api',
      rootDir: here,
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
  ],
};
