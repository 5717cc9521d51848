import { fileURLToPath } from 'node:url';
import path from 'node:path';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** One transform for everything, including ESM-only packages: Jest runs CommonJS, the sources stay ESM. */
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

/**
 * Jest settings of a package or API project: Node, no DOM. A project's own name mappings are added to the common ones.
 */
export const nodeProject = ({ moduleNameMapper, ...overrides } = {}) => ({
  ...base,
  moduleNameMapper: { ...base.moduleNameMapper, ...moduleNameMapper },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  ...overrides,
});

/** Jest settings of a project with screens: jsdom with Node's fetch, and Testing Library matchers. */
export const webProject = (overrides = {}) => ({
  ...base,
  transform: { '/(release|shell)\\.config\\.mjs$': path.join(root, 'tools/jest/pages.mjs'), ...transform },
  // Long, because no test measures time: on a slow machine only a hanging test should fail.
  testTimeout: 30_000,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  setupFilesAfterEnv: [path.join(root, 'tools/jest/setup-web.ts')],
  ...overrides,
});

/** More settings of a Node project whose modules keep no state between tests: they are loaded once per worker. */
export const sharedModules = {
  runtime: path.join(root, 'tools/jest/shared-runtime.mjs'),
  testEnvironment: path.join(root, 'tools/jest/shared-environment.mjs'),
};

/** Jest settings of the remote in `rootDir`: `*.spec.tsx` run in jsdom, `*.spec.ts` in Node, which starts faster. */
export const remoteProject = (rootDir) => {
  const { reporters, testTimeout, ...dom } = webProject();
  const { reporters: _, ...node } = nodeProject(sharedModules);
  return {
    reporters,
    testTimeout,
    projects: [
      { ...dom, displayName: 'dom', rootDir, testMatch: ['<rootDir>/src/**/*.spec.tsx'] },
      { ...node, displayName: 'node', rootDir, testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    ],
  };
};
