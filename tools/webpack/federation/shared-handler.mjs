// Replaces `shared/index.js` of the runtime.
import { PluginSystem } from 'federation-core-parts/utils/hooks/pluginSystem.js';

/** Holds the share scope: package name → version → `{ get, lib }`. */
export class SharedHandler {
  hooks = new PluginSystem({});
  shareScopeMap = { default: {} };

  registerShared(_known, { name: from, shared = {} }) {
    for (const [name, [offer]] of Object.entries(shared))
      this.shareScopeMap.default[name] ??= { [offer.version]: { ...offer, from } };
    return { allShareInfos: shared };
  }
}
