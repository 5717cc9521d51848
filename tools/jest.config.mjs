import { nodeProject } from './jest/preset.mjs';

export default nodeProject({ testMatch: ['<rootDir>/**/*.spec.ts'], testTimeout: 60_000 });
