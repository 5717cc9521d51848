import path from 'node:path';
import { at } from '../../start/root.mjs';
import { packageFolder } from '../workspace.mjs';

const getReplacement = (name) => at('tools/webpack/federation', `${name}.mjs`);

/** Files of the runtime's core and their replacements: the same exports, with only the code that is used. */
const coreReplacements = {
  'index.js': 'core',
  'global.js': 'global',
  'utils/index.js': 'share',
  'utils/share.js': 'share',
  'utils/logger.js': 'logger',
  'shared/index.js': 'shared-handler',
  'remote/index.js': 'remote-handler',
  'plugins/generate-preload-assets.js': 'snapshots',
  'plugins/snapshot/index.js': 'snapshots',
  'plugins/snapshot/SnapshotHandler.js': 'snapshots',
};

const getRuntimeFile = (name, file) => path.join(packageFolder(`@module-federation/${name}`), 'dist', file);

const bundlerRuntime = (replacement) => ({
  [getRuntimeFile('webpack-bundler-runtime', 'bundler.js')]: getReplacement(replacement),
});

/**
 * Aliases for `resolve.alias` that replace files of the federation runtime. The runtime supports every way of sharing
 * code between builds; this product has one: the shell contains all shared packages, and remotes come from the list of
 * releases and take everything from the shell. So manifests, snapshots, version ranges, tree shaking of shared code,
 * other module systems and servers are not shipped.
 */
export const createShellAliases = () => ({
  [getRuntimeFile('error-codes', 'desc.mjs')]: getReplacement('texts'),
  [getRuntimeFile('sdk', 'logger.js')]: getReplacement('texts'),
  ...bundlerRuntime('shell-runtime'),
  ...Object.fromEntries(
    Object.entries(coreReplacements).map(([file, name]) => [
      getRuntimeFile('runtime-core', file),
      getReplacement(name),
    ]),
  ),
});

export const createRemoteAliases = () => bundlerRuntime('remote-runtime');
