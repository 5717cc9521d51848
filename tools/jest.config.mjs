import { nodeProject } from './jest/preset.mjs';

const core = '<rootDir>/../node_modules/@module-federation/runtime-core/dist';

export default nodeProject({
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testTimeout: 60_000,
  // The alias that the builds use for the runtime's core, of which only parts are used.
  moduleNameMapper: { '^federation-core-parts/(.*)$': `${core}/$1` },
});
