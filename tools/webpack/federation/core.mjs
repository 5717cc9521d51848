// Replaces `index.js` of `@module-federation/runtime-core`: the exports that `@module-federation/runtime` uses.
export { ModuleFederation } from 'federation-core-parts/core.js';
export { assert } from './logger.mjs';
export {
  CurrentGlobal,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from './global.mjs';

const unused = undefined;
export {
  unused as Module,
  unused as getRemoteEntry,
  unused as getRemoteInfo,
  unused as loadScript,
  unused as loadScriptNode,
  unused as registerGlobalPlugins,
  unused as satisfy,
};
