#!/usr/bin/env node
/**
 * Builds a remote and publishes the build:
 *
 * npx nx run @wanderwork/mfe-wanderhub:publish [--base-url "https://cdn.example/wanderhub/{version}/"]
 *
 * The API's own command publishes it, so that every way to publish follows the same rules.
 */
import { runOrThrow, runShown } from '../start/command.mjs';
import { nx } from '../start/nx.mjs';
import { remotes } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { PlainError, runMain, step } from '../start/terminal.mjs';

const [remote, ...options] = process.argv.slice(2);

const build = async () => {
  step(`Building ${remote}`);
  await runOrThrow(
    'The build',
    process.execPath,
    [
      nx.program,
      'run-many',
      '-t',
      'build',
      '-p',
      `@wanderwork/${remote}`,
      '@wanderwork/api',
      '--outputStyle=static',
    ],
    {
      log: at('reports/publish.log'),
      env: { ...nx.env, NODE_ENV: 'production' },
    },
  );
};

const publish = async () => {
  const code = await runShown(process.execPath, [
    at('api/dist/cli.js'),
    'publish',
    at(remote, 'dist'),
    ...options,
  ]);
  if (code !== 0) throw new PlainError(`${remote} was not published; see the message above.`);
};

await runMain(async () => {
  if (!remotes.includes(remote))
    throw new PlainError(`Name the remote to publish, one of ${remotes.join(', ')}.`);
  await build();
  await publish();
});
