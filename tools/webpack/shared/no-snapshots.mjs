// Stands in the shell for the runtime's snapshots: they describe remotes loaded by a manifest, and ours come by the list
// of releases.
import { DisabledSnapshotHandler } from 'federation-core-parts/plugins/snapshot/disabled.js';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
