import { nodeProject } from './jest/preset.mjs';

export default nodeProject({
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testTimeout: 60_000,
});
