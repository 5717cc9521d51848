import { fileURLToPath } from 'node:url';
import path from 'node:path';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** One transform for everything, also for ESM-only packages: Jest runs CommonJS, the sources stay ESM. */
const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        keepClassNames: true,
      },
      module: { type: 'commonjs' },
    },
  ],
};

const base = {
  transform,
  transformIgnorePatterns: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  reporters: ['default', [path.join(root, 'tools/jest/json-reporter.mjs'), {}]],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};

/** Jest settings of a package or API project: Node, no DOM. Names that it maps itself come beside those of all. */
export const nodeProject = ({ moduleNameMapper, ...overrides } = {}) => ({
  ...base,
  moduleNameMapper: { ...base.moduleNameMapper, ...moduleNameMapper },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  ...overrides,
});

/** Jest settings of a project with screens: jsdom with Node's own fetch, Testing Library matchers. */
export const webProject = (overrides = {}) => ({
  ...base,
  // Nothing here is timed: a slow machine may take its time, and only what hangs fails.
  testTimeout: 30_000,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  setupFilesAfterEnv: [path.join(root, 'tools/jest/setup-web.ts')],
  ...overrides,
});
