#!/usr/bin/env node
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at } from './workspace.mjs';

const SETTLE_MS = 300;
const built = /(^|[\\/])(node_modules|dist|reports|test-results)([\\/]|$)/;

/**
 * `node tools/webpack/watch.mjs mfe-wanderhub` builds a project anew at each change of it or of the packages. A new
 * process each time: a release's version is made from its sources, and a watching webpack would keep the first one.
 */
const project = process.argv[2];
if (!project || !fs.existsSync(at(project, 'webpack.config.mjs'))) {
  console.error('Name the folder of the shell or of a remote.');
  process.exit(1);
}

let timer;
let building = null;

const build = () => {
  building?.kill();
  building = spawn(process.execPath, [at('node_modules/webpack-cli/bin/cli.js'), '--mode', 'development'], {
    cwd: at(project),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const onChange = (_event, file) => {
  if (!file || built.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(build, SETTLE_MS);
};

for (const folder of [at(project), at('packages')])
  fs.watch(path.normalize(folder), { recursive: true }, onChange);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    building?.kill();
    process.exit(0);
  });
build();
