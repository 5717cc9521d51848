#!/usr/bin/env node
import fs from 'node:fs';
import { buildAll, buildDevelopmentShell } from './build.mjs';
import { runShown } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { startProduct } from './product.mjs';
import { featureOf, remoteOf, remotes } from './projects.mjs';
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

/** Each change of a remote is a release of its own, as in production: the shell only reads another list. */
const release = async (project) => {
  const released = (await build(project)) === 0 && (await publish(project)) === 0;
  if (released) done(`${project} released: reload the page`);
  else complain(`${project} was not released; the last release stays`);
};

/** Apart from the production build, which `npm start` and the journeys use. */
const shellDir = at('node_modules/.cache/shell-development');

const rebuildShell = () =>
  buildDevelopmentShell(shellDir).then(
    () => done('shell built: reload the page'),
    (error) => complain(error.message),
  );

/** Runs `work` after changes below `folders`, one run at a time, and once more if something changed meanwhile. */
const onChange = (folders, work) => {
  let timer;
  let running = false;
  let again = false;
  const run = async () => {
    again = running;
    if (running) return;
    running = true;
    await work();
    running = false;
    if (again) await run();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLE_MS);
  };
  return folders.map((folder) => fs.watch(folder, { recursive: true }, soon));
};

/** What the shell brings to every page besides its own: the remotes are built without it. */
const shellSources = ['shell/src', 'packages/platform/src', 'packages/ui/src'].map((folder) => at(folder));

const watch = (watched, watchesShell) => [
  ...watched.flatMap((remote) => onChange([at(remote, 'src')], () => release(remote))),
  ...(watchesShell ? onChange(shellSources, rebuildShell) : []),
];

const stopOnSignals = (product, watchers) => {
  const stop = async () => {
    watchers.forEach((watcher) => watcher.close());
    await product.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
};

const wanted = (name) => {
  const remote = remoteOf(name);
  if (!remote)
    throw new PlainError(`${name} is no remote; name one of ${remotes.map(featureOf).join(', ')}.`);
  return remote;
};

/**
 * `npm run dev` watches the shell with what it shares, and all remotes; `npm run dev -- wanderhub` that remote alone. What
 * the API runs wants a new start.
 */
await runMain(async () => {
  const named = process.argv.slice(2).map(wanted);
  const watchesShell = named.length === 0;
  const watched = watchesShell ? remotes : named;
  process.chdir(at('.'));
  await ensureInstalled();
  await buildAll();
  if (watchesShell) await buildDevelopmentShell(shellDir);
  const product = await startProduct({ env: watchesShell ? { SHELL_DIR: shellDir } : {}, onProgress: step });
  const { url } = await product.ready;
  stopOnSignals(product, watch(watched, watchesShell));
  const parts = watchesShell ? ', all parts at /__ui' : '';
  const names = watched.map(featureOf).join(', ');
  say(`\n  ${bold(url)}${parts}, with ${names} released anew at each change. Ctrl-C stops.\n`);
});
