import fs from 'node:fs';
import path from 'node:path';

/** Writes the counts of a run to `reports/jest-<label>.json` of its project, for the last line of `npm test`. */
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
      }),
    );
  }
}
