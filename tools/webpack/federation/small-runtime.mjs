import path from 'node:path';
import { at } from '../../start/root.mjs';
import { packageFolder } from '../workspace.mjs';

const own = (name) => at('tools/webpack/federation', `${name}.mjs`);

/** Files of the runtime's core, and what stands in their place: the same doors, and behind them only what is used. */
const coreStandIns = {
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

const fileOf = (name, file) => path.join(packageFolder(`@module-federation/${name}`), 'dist', file);

const bundlerRuntime = (standIn) => ({
  [fileOf('webpack-bundler-runtime', 'bundler.js')]: own(standIn),
});

/**
 * The federation's runtime serves every way in which builds can share code; this product has one: the shell brings every
 * shared package with its first script, remotes come by the list of releases and take all from the shell. So manifests,
 * snapshots, version ranges, tree shaking of shared code, other module systems and servers are not shipped. These are
 * aliases of files, for `resolve.alias`.
 */
export const smallShellRuntime = () => ({
  [fileOf('error-codes', 'desc.mjs')]: own('texts'),
  [fileOf('sdk', 'logger.js')]: own('texts'),
  ...bundlerRuntime('shell-runtime'),
  ...Object.fromEntries(
    Object.entries(coreStandIns).map(([file, name]) => [fileOf('runtime-core', file), own(name)]),
  ),
});

export const smallRemoteRuntime = () => bundlerRuntime('remote-runtime');
