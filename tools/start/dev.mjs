#!/usr/bin/env node
import fs from 'node:fs';
import { buildAll, buildDevelopmentShell } from './build.mjs';
import { runShown } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { startProduct } from './product.mjs';
import { at } from './root.mjs';
import { bold, complain, done, PlainError, runMain, say, step } from './terminal.mjs';

const remotes = ['wanderlens', 'wanderhub', 'wanderquest', 'account'];
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

/** Runs `work` after changes below `folders`, one run at a time, again if something changed meanwhile. */
const onChange = (folders, work) => {
  let timer;
  let running = Promise.resolve();
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), SETTLE_MS);
  };
  return folders.map((folder) => fs.watch(folder, { recursive: true }, soon));
};

/** `npm run dev` watches the shell and all remotes; `npm run dev -- wanderhub` that remote alone. */
await runMain(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !remotes.includes(name));
  if (unknown) throw new PlainError(`${unknown} is no remote; name one of ${remotes.join(', ')}.`);
  process.chdir(at('.'));
  await ensureInstalled();
  await buildAll();
  const watchesShell = named.length === 0;
  if (watchesShell) await buildDevelopmentShell(shellDir);
  const product = await startProduct({ env: watchesShell ? { SHELL_DIR: shellDir } : {}, onProgress: step });
  const { url } = await product.ready;
  const watched = watchesShell ? remotes : named;
  const watchers = watched.flatMap((name) =>
    onChange([at(`mfe-${name}`, 'src')], () => release(`mfe-${name}`)),
  );
  if (watchesShell) watchers.push(...onChange([at('shell/src'), at('packages/ui/src')], rebuildShell));
  const stop = async () => {
    watchers.forEach((watcher) => watcher.close());
    await product.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  say(
    `\n  ${bold(url)}${watchesShell ? ', all parts at /__ui' : ''}, with ${watched.join(', ')} released anew at each change. Ctrl-C stops.\n`,
  );
});
