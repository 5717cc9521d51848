import path from 'node:path';
import Runtime from 'jest-runtime';

/** Loads what all test files of this worker share. It is never torn down. */
let sharedRuntime;

/**
 * Jest runtime that loads the code under test once per worker instead of once per test file. The tests and their
 * helpers in `<rootDir>/test` are loaded for each file. For code whose modules keep no state that one test could leave
 * to another. Needs `shared-environment.mjs`, so that all modules have the same globals.
 */
export default class SharedRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    this.testFolder = path.join(config.rootDir, 'test') + path.sep;
    sharedRuntime ??= new Runtime(config, ...rest);
  }

  /** `name` is missing for the test file itself. */
  requireModule(from, name, options, ...rest) {
    const isTest =
      name === undefined ||
      (name.startsWith('.') && path.resolve(path.dirname(from), name).startsWith(this.testFolder));
    return isTest || options?.isInternalModule
      ? super.requireModule(from, name, options, ...rest)
      : sharedRuntime.requireModule(from, name, options, ...rest);
  }
}
