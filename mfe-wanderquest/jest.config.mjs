import { webProject } from '../tools/jest/preset.mjs';

export default webProject({ testTimeout: 30_000 });
