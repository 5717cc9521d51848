// Stands for `global.js` of the runtime: which instances there are in the page.
export const CurrentGlobal = globalThis;
export const Global = globalThis;

const federation = (globalThis.__FEDERATION__ ??= { __INSTANCES__: [] });

export const setGlobalFederationInstance = (instance) => federation.__INSTANCES__.push(instance);
export const getGlobalFederationConstructor = () => undefined;
export const setGlobalFederationConstructor = () => undefined;
export const getGlobalHostPlugins = () => [];
