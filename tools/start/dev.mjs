#!/usr/bin/env node
import fs from 'node:fs';
import { spawn } from 'node:child_process';
import { buildAll } from './build.mjs';
import { runShown } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { startProduct } from './product.mjs';
import { at } from './root.mjs';
import { bold, complain, done, PlainError, runMain, say, step } from './terminal.mjs';

const remotes = ['wanderlens', 'wanderhub', 'wanderquest', 'account'];
const SETTLE_MS = 300;

const webpackWatch = (project) =>
  spawn(process.execPath, [at('node_modules/webpack-cli/bin/cli.js'), '--mode', 'development', '--watch'], {
    cwd: at(project),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Calls `then` some moments after a file was written last. */
const onWritten = (file, then) => {
  let timer;
  fs.watchFile(file, { interval: SETTLE_MS }, ({ mtimeMs }) => {
    if (mtimeMs === 0) return;
    clearTimeout(timer);
    timer = setTimeout(then, SETTLE_MS);
  });
};

/** Rebuilds a remote at each change and releases it to the running product: reload the page to see it. */
const developRemote = (name) => {
  const project = `mfe-${name}`;
  onWritten(at(project, 'dist/release.json'), async () => {
    const code = await runShown(process.execPath, [at('api/dist/cli.js'), 'publish', at(project, 'dist')]);
    if (code === 0) done(`${name} released: reload the page`);
    else complain(`${name} was not released`);
  });
  return webpackWatch(project);
};

/** `npm run dev` watches the shell and all remotes; `npm run dev -- wanderhub` that remote alone. */
await runMain(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !remotes.includes(name));
  if (unknown) throw new PlainError(`${unknown} is no remote; name one of ${remotes.join(', ')}.`);
  process.chdir(at('.'));
  await ensureInstalled();
  await buildAll();
  const product = startProduct({ onProgress: step });
  const { url } = await product.ready;
  const watched = named.length > 0 ? named : remotes;
  const watchers = [...watched.map(developRemote), ...(named.length > 0 ? [] : [webpackWatch('shell')])];
  const stop = async () => {
    watchers.forEach((watcher) => watcher.kill());
    await product.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  say(`\n  ${bold(url)}, with ${watched.join(', ')} rebuilt and released at each change. Ctrl-C stops.\n`);
});
