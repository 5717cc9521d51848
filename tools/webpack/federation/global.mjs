// Replaces `global.js` of the runtime: the list of instances in the page.
export const CurrentGlobal = globalThis;
export const Global = globalThis;

const federation = (globalThis.__FEDERATION__ ??= { __INSTANCES__: [] });

export const setGlobalFederationInstance = (instance) => federation.__INSTANCES__.push(instance);
export const getGlobalFederationConstructor = () => undefined;
export const setGlobalFederationConstructor = () => undefined;
export const getGlobalHostPlugins = () => [];
