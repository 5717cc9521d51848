#!/usr/bin/env node
import fs from 'node:fs';
import { buildAll, buildDevelopmentShell } from './build.mjs';
import { runShown } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { startProduct } from './product.mjs';
import { toFeatureName, findRemote, remotes } from './projects.mjs';
import { at } from './root.mjs';
import { bold, complain, done, PlainError, runMain, say, step } from './terminal.mjs';

const SETTLE_MS = 200;

const build = (project) =>
  runShown(
    process.execPath,
    [at('node_modules/webpack-cli/bin/cli.js'), '--mode', 'development', '--stats', 'errors-only'],
    {
      cwd: at(project),
    },
  );

const publish = (project) =>
  runShown(process.execPath, [at('api/dist/cli.js'), 'publish', at(project, 'dist')]);

/** Publishes each change of a remote as a release, as in production: the shell only reads a new list. */
const release = async (project) => {
  const released = (await build(project)) === 0 && (await publish(project)) === 0;
  if (released) done(`${project} released; reload the page`);
  else complain(`${project} was not released; the previous release stays live`);
};

/** Separate from the production build that `npm start` and the journeys use. */
const shellDir = at('node_modules/.cache/shell-development');

const rebuildShell = () =>
  buildDevelopmentShell(shellDir).then(
    () => done('shell built; reload the page'),
    (error) => complain(error.message),
  );

/** Runs `work` after changes in `folders`, one run at a time, and once more if something changed meanwhile. */
const onChange = (folders, work) => {
  let timer;
  let running = false;
  let hasChanged = false;
  const run = async () => {
    hasChanged = running;
    if (running) return;
    running = true;
    await work();
    running = false;
    if (hasChanged) await run();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLE_MS);
  };
  return folders.map((folder) => fs.watch(folder, { recursive: true }, schedule));
};

/** Sources of the shell and of the packages it shares: remotes are built without them. */
const shellSources = ['shell/src', 'packages/platform/src', 'packages/ui/src'].map((folder) => at(folder));

const watch = (watched, isShellWatched) => [
  ...watched.flatMap((remote) => onChange([at(remote, 'src')], () => release(remote))),
  ...(isShellWatched ? onChange(shellSources, rebuildShell) : []),
];

const stopOnSignals = (product, watchers) => {
  const stop = async () => {
    watchers.forEach((watcher) => watcher.close());
    await product.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
};

const toRemote = (name) => {
  const remote = findRemote(name);
  if (!remote)
    throw new PlainError(`${name} is not a remote; use one of ${remotes.map(toFeatureName).join(', ')}.`);
  return remote;
};

/**
 * `npm run dev` watches the shell with its shared packages and all remotes; `npm run dev -- wanderhub` watches that
 * remote only. Restart it after a change of the API.
 */
await runMain(async () => {
  const selectedRemotes = process.argv.slice(2).map(toRemote);
  const isShellWatched = selectedRemotes.length === 0;
  const watched = isShellWatched ? remotes : selectedRemotes;
  process.chdir(at('.'));
  await ensureInstalled();
  await buildAll();
  if (isShellWatched) await buildDevelopmentShell(shellDir);
  const product = await startProduct({
    env: isShellWatched ? { SHELL_DIR: shellDir } : {},
    onProgress: step,
  });
  const { url } = await product.ready;
  stopOnSignals(product, watch(watched, isShellWatched));
  const parts = isShellWatched ? ' (design system at /__ui)' : '';
  const names = watched.map(toFeatureName).join(', ');
  say(`\n  ${bold(url)}${parts}. Watching ${names}: each change is a new release. Press Ctrl-C to stop.\n`);
});
