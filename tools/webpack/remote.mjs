import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRemoteAliases } from './federation/small-runtime.mjs';
import { ContainerIds } from './plugins/container-ids.mjs';
import { flattenRoutes } from './pages.mjs';
import { ChunkIntegrity } from './plugins/integrity.mjs';
import { LicenceFile } from './plugins/licence-file.mjs';
import { Precompress } from './plugins/precompress.mjs';
import { ReleaseFile } from './plugins/release-file.mjs';
import { SharedSubset } from './plugins/shared-subset.mjs';
import { baseConfig, withAlias } from './rules.mjs';
import { sharedFromShell, subsets } from './shared/index.mjs';
import { hashSources } from './source-hash.mjs';
import { packageVersion, readJson } from './workspace.mjs';

const toExposes = (slots) => Object.fromEntries(slots.map((slot) => [`./${slot}`, `./src/${slot}.tsx`]));

/** The same rule as `containerName` of the platform: the version in the name keeps two releases separate. */
const toContainerName = (name, version) => `${name}_${version}`.replace(/\W/g, '_');

const importReleaseConfig = async (folder) => {
  const file = pathToFileURL(path.join(folder, 'release.config.mjs')).href;
  const { routes, ...config } = (await import(file)).default;
  return { ...config, routes: flattenRoutes(routes) };
};

/**
 * Webpack configuration of a remote, from its folder alone: `export default remote(import.meta.dirname)`.
 * `release.config.mjs` exports `{ name, slots, routes: [{ path, title, description, private?, page, lazy?, chunk?, children?
 * }] }`, where `page` is the module that the route imports lazily (`src/routes/city-page`); see `generatePages`.
 */
export const remote =
  (folder) =>
  async (_env, { mode } = {}) => {
    const development = mode === 'development';
    const { name, slots, routes } = await importReleaseConfig(folder);
    const { version: packageJsonVersion } = readJson(path.join(folder, 'package.json'));
    const version = `${packageJsonVersion}-${hashSources(folder)}`;
    const container = toContainerName(name, version);
    const base = baseConfig(folder, development);
    return {
      ...base,
      resolve: withAlias(base.resolve, createRemoteAliases()),
      // Ids need not stay the same between releases, whose files have folders of their own. The entry names every id.
      optimization: { ...base.optimization, ...(development ? {} : { chunkIds: 'size' }) },
      entry: {},
      output: { ...base.output, uniqueName: container },
      plugins: [
        new ModuleFederationPlugin({
          name: container,
          filename: development ? 'entry.js' : 'entry.[contenthash:8].js',
          library: { type: 'var', name: container },
          exposes: toExposes(slots),
          shared: sharedFromShell(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
        }),
        new ContainerIds(),
        new SharedSubset(subsets),
        new LicenceFile(),
        new ChunkIntegrity(),
        new ReleaseFile({ folder, container, name, version, slots, routes, requires: readRequirements() }),
        ...(development ? [] : [new Precompress()]),
      ],
    };
  };

const readRequirements = () => ({
  platform: packageVersion('@wanderwork/platform'),
  ui: packageVersion('@wanderwork/ui'),
});
