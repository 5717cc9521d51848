import { TestEnvironment } from 'jest-environment-node';

/** Where jest-circus keeps its event handlers; it adds to them for each test file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

class SharedEnvironment extends TestEnvironment {
  /** Keeps the context for the next file, without the event handlers of this one. */
  async teardown() {
    delete this.global[EVENT_HANDLERS];
  }
}

let environment;

/** Jest environment of `shared-runtime.mjs`: one Node context for all test files of a worker. */
export default class {
  constructor(...options) {
    environment ??= new SharedEnvironment(...options);
    return environment;
  }
}
