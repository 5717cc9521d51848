import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { listBuiltRemotes } from '../../start/build.mjs';
import { ChunkIntegrity } from '../../webpack/plugins/integrity.mjs';
import { Precompress } from '../../webpack/plugins/precompress.mjs';
import { ShellFile } from '../../webpack/plugins/shell-file.mjs';
import { flattenRoutes } from '../../webpack/pages.mjs';
import { baseConfig } from '../../webpack/rules.mjs';
import { subsets } from '../../webpack/shared/index.mjs';
import { at } from '../../start/root.mjs';
import { BundlePages, createPageTable, toSourceName } from './bundle-pages.mjs';

/** Output folder of the single bundle. */
export const monolithFolder = at('tools/bench/monolith/dist');

/** Folder names of the remotes, such as `mfe-wanderlens`. */
const remotes = listBuiltRemotes().map((dist) => path.basename(path.dirname(dist)));

/** The modules that load code of another build; they are replaced by plain `import()`. */
const replaced = ['federation.ts', 'load-slot.ts', 'releases.ts', 'report-failure.ts'];

const replacements = Object.fromEntries(
  replaced.map((file) => [
    at('shell/src/remotes', file),
    at('tools/bench/monolith/replaced', file.replace('.ts', '.mjs')),
  ]),
);

/** Aliases for the remotes' sources, which are not dependencies of the tools. */
const sources = Object.fromEntries(remotes.map((folder) => [toSourceName(folder), at(folder, 'src')]));

/** The partly shared packages, resolved to the files that list what is shared. */
const parts = Object.fromEntries(Object.entries(subsets).map(([name, file]) => [`${name}$`, file]));

const importConfig = async (file) => (await import(pathToFileURL(at(file)).href)).default;

/**
 * Webpack configuration of the whole product as one build: the same entry, rules, minifier, targets, hashes, compressed
 * copies and lazy boundaries, without federation. What a page loads from a remote is a chunk of this build.
 */
export const monolith = async () => {
  const base = baseConfig(at('shell'), false);
  const shell = await importConfig('shell/shell.config.mjs');
  const releases = await Promise.all(
    remotes.map(async (folder) => {
      const { routes, ...config } = await importConfig(path.join(folder, 'release.config.mjs'));
      return { folder, ...config, routes: flattenRoutes(routes) };
    }),
  );
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, path: monolithFolder, uniqueName: 'wanderwork_monolith' },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...parts, ...sources, ...replacements } },
    plugins: [
      new webpack.DefinePlugin({ LIST_OF_PAGES: JSON.stringify(createPageTable(releases)) }),
      new ChunkIntegrity(),
      new BundlePages(releases),
      new ShellFile({ version: 'monolith', ...shell }),
      new Precompress(),
    ],
  };
};
