// Replaces the runtime's snapshots: they describe remotes loaded by a manifest, and ours come from the list of
// releases.
export { DisabledSnapshotHandler as SnapshotHandler } from 'federation-core-parts/plugins/snapshot/disabled.js';

export const snapshotPlugin = () => ({ name: 'no-snapshots' });
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preloading' });
