import { webProject } from '../tools/jest/preset.mjs';

const project = webProject();

/** Markdown files become what the build makes of them. */
const markdown = { '\\.md$': '<rootDir>/../tools/jest/markdown.mjs' };

export default { ...project, transform: { ...project.transform, ...markdown } };
