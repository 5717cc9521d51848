import { runOrThrow } from './command.mjs';
import { nx } from './nx.mjs';
import { remotes } from './projects.mjs';
import { at } from './root.mjs';
import { done, step } from './terminal.mjs';

const servedProjects = [
  '@wanderwork/shell',
  '@wanderwork/api',
  ...remotes.map((name) => `@wanderwork/${name}`),
];

/** Folders of the built remotes, for the API to publish. */
export const listBuiltRemotes = () => remotes.map((name) => at(name, 'dist'));

const webpack = at('node_modules/webpack-cli/bin/cli.js');

const FINISHED_TASK = /^> nx run @wanderwork\/([\w-]+):build(.*)$/;

/** Builds what changed since the last build; the rest comes from the cache. */
export const buildAll = async () => {
  step('Building (unchanged parts come from the cache)');
  await runOrThrow(
    'The build',
    process.execPath,
    [nx.program, 'run-many', '-t', 'build', '-p', ...servedProjects, '--parallel=2', '--outputStyle=static'],
    {
      log: at('reports/build.log'),
      env: { ...nx.env, NODE_ENV: 'production' },
      onLine: (line) => {
        const task = FINISHED_TASK.exec(line);
        if (task && !task[2].includes('cache')) step(`  built ${task[1]}`);
      },
    },
  );
  done('Built');
};

/**
 * Builds the shell into `folder` with development-only pages (`/__ui`), separate from the production build that `npm
 * start` and the journeys use.
 */
export const buildDevelopmentShell = (folder) =>
  runOrThrow(
    'The build of the shell',
    process.execPath,
    [webpack, '--mode', 'development', '--output-path', folder],
    { log: at('reports/build-development.log'), cwd: at('shell') },
  );
