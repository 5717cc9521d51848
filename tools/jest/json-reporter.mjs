import fs from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';

/** Writes the counts of a run and the duration of each file to `reports/jest-<label>.json` of its project, for the end of `npm test`. */
export default class JsonReporter {
  constructor(globalConfig, options) {
    const label = options.label ?? 'unit';
    this.file = path.join(globalConfig.rootDir, 'reports', `jest-${label}.json`);
    fs.rmSync(this.file, { force: true });
  }

  onRunComplete(_contexts, results) {
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = results;
    fs.writeFileSync(
      this.file,
      JSON.stringify({
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
        skipped: numPendingTests,
        durations: results.testResults.map(({ testFilePath, perfStats }) => ({
          name: path.relative(root, testFilePath),
          ms: perfStats.runtime,
        })),
      }),
    );
  }
}
