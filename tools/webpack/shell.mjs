import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createShellAliases } from './federation/small-runtime.mjs';
import { listWorksInWorker } from './licences/works-in-worker.mjs';
import { listWorksWithin } from './licences/works-within.mjs';
import { AppFiles } from './plugins/app-files.mjs';
import { ChunkIntegrity } from './plugins/integrity.mjs';
import { LicenceFile } from './plugins/licence-file.mjs';
import { PackagesInTexts } from './plugins/packages-in-texts.mjs';
import { Precompress } from './plugins/precompress.mjs';
import { ShellFile } from './plugins/shell-file.mjs';
import { SharedSubset } from './plugins/shared-subset.mjs';
import { baseConfig, withAlias } from './rules.mjs';
import { shareFromShell, subsets } from './shared/index.mjs';
import { hashSources } from './source-hash.mjs';
import { readJson } from './workspace.mjs';

const importShellConfig = async (folder) =>
  (await import(pathToFileURL(path.join(folder, 'shell.config.mjs')).href)).default;

/**
 * Webpack configuration of the shell, from its folder alone: `export default shell(import.meta.dirname)`.
 * `shell.config.mjs` exports `{ routes: [{ path, title, description, page, lazy?, private?, body?, modules? }], developmentRoutes?,
 * head, manifest }`; see `ShellFile`. `manifest` creates the web app manifest from `head`. `static` is copied
 * unchanged.
 */
export const shell =
  (folder) =>
  async (_env, { mode } = {}) => {
    const development = mode === 'development';
    const { routes, developmentRoutes = [], ...settings } = await importShellConfig(folder);
    const { version: packageJsonVersion } = readJson(path.join(folder, 'package.json'));
    const version = `${packageJsonVersion}-${hashSources(folder, settings.alsoFrom)}`;
    const base = baseConfig(folder, development);
    return {
      ...base,
      resolve: withAlias(base.resolve, createShellAliases()),
      entry: { main: './src/index.tsx' },
      output: { ...base.output, uniqueName: 'wanderwork_shell' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: shareFromShell(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new SharedSubset(subsets),
        new LicenceFile(() => [...listWorksWithin(), ...listWorksInWorker()]),
        new PackagesInTexts(),
        new ChunkIntegrity(),
        new ShellFile({
          version,
          routes: development ? [...routes, ...developmentRoutes] : routes,
          ...settings,
        }),
        new AppFiles({ folder: path.join(folder, 'static'), manifest: settings.manifest(settings.head()) }),
        ...(development ? [] : [new Precompress()]),
      ],
    };
  };
