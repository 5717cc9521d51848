import v8 from 'node:v8';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** Where jest-circus keeps its event handlers; it adds to them for each test file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Jest counts garbage as memory in use when it decides whether a worker is replaced, and a new worker loads all modules
 * again. Below the limits of the projects, so that a worker is replaced for what it really keeps.
 */
const MAX_HEAP_BYTES = 900_000_000;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');

class SharedEnvironment extends TestEnvironment {
  /** Keeps the context for the next file, without the event handlers and garbage of this one. */
  async teardown() {
    delete this.global[EVENT_HANDLERS];
    if (process.memoryUsage().heapUsed > MAX_HEAP_BYTES) collectGarbage();
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
