import { webProject } from '../tools/jest/preset.mjs';

export default webProject();
