import { remoteProject } from '../tools/jest/preset.mjs';

export default remoteProject(import.meta.dirname);
