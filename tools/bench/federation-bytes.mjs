#!/usr/bin/env node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { at } from '../start/root.mjs';
import { PlainError, runMain, say, step } from '../start/terminal.mjs';
import { remote } from '../webpack/remote.mjs';
import { shell } from '../webpack/shell.mjs';
import { measureParts } from './federation/parts.mjs';
import { monolith } from './monolith/webpack.mjs';
import { table } from './rounds.mjs';

const PAGES = ['/wanderlens', '/wanderlens/cities/:slug'];

/**
 * Builds `config` into `folder`, with source maps next to the scripts. The scripts are identical to those built
 * without.
 */
const buildMapped = async (config, folder) => {
  const compiler = webpack({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, path: folder, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new PlainError(stats.toString('errors-only'));
};

const readJson = (...file) => JSON.parse(fs.readFileSync(path.join(...file), 'utf8'));

const listShellScripts = (folder) =>
  readJson(folder, 'shell.json').scripts.map((file) => path.join(folder, file));

const listFederatedScripts = (folder, page) => {
  const release = readJson(folder, 'remote/release.json');
  const route = release.routes.find((candidate) => candidate.path === page);
  const own = [release.entry, ...release.preload, ...route.preload];
  return [
    ...listShellScripts(path.join(folder, 'shell')),
    ...own.map((file) => path.join(folder, 'remote', file)),
  ];
};

const listMonolithScripts = (folder, page) => {
  const { files } = readJson(folder, 'one/pages.json').find(({ route }) => route.path === page);
  return [
    ...listShellScripts(path.join(folder, 'one')),
    ...files.map((file) => path.join(folder, 'one', file)),
  ];
};

const toRows = (federated, monolith) =>
  [...new Set([...federated.keys(), ...monolith.keys()])]
    .map((part) => ({ part, a: federated.get(part) ?? none, b: monolith.get(part) ?? none }))
    .sort((x, y) => y.a.brotli - y.b.brotli - (x.a.brotli - x.b.brotli))
    .map(({ part, a, b }) => [part, a.raw, b.raw, a.brotli, b.brotli, a.brotli - b.brotli]);

const none = { raw: 0, brotli: 0 };

/**
 * Shows what the scripts of a page consist of, in both builds, and so where each byte that federation costs comes from.
 */
await runMain(async () => {
  process.chdir(at('.'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-bytes-'));
  try {
    step('Building shell, wanderlens and the single bundle, with source maps');
    const mode = { mode: 'production' };
    await buildMapped(await shell(at('shell'))({}, mode), path.join(folder, 'shell'));
    await buildMapped(await remote(at('mfe-wanderlens'))({}, mode), path.join(folder, 'remote'));
    await buildMapped(await monolith(), path.join(folder, 'one'));
    for (const page of PAGES) {
      const rows = toRows(
        measureParts(listFederatedScripts(folder, page)),
        measureParts(listMonolithScripts(folder, page)),
      );
      const head = ['Part', 'Federated, minified', 'One bundle', 'Federated, brotli', 'One bundle', 'More'];
      say(`\n\`${page}\`\n\n${table(head, rows)}`);
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
