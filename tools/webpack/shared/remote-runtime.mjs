// Stands in a remote for `webpack-bundler-runtime`: a remote of this product takes every shared package from the shell,
// offers none and loads no other remote, so half of that runtime would never run. 2 KB less for each remote.
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { attachShareScopeMap } from 'bundler-runtime-parts/attachShareScopeMap.js';
import { consumes } from 'bundler-runtime-parts/consumes.js';
import { initContainerEntry } from 'bundler-runtime-parts/initContainerEntry.js';

const init = ({ webpackRequire }) => {
  const { initOptions } = webpackRequire.federation;
  const instance = new ModuleFederation({ ...initOptions, id: initOptions.name });
  setGlobalFederationInstance(instance);
  return instance;
};

/** The shell's scope is complete: nothing of a remote joins it. */
const initializeSharing = ({ webpackRequire }) => {
  attachShareScopeMap(webpackRequire);
  return true;
};

export default {
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, consumes, I: initializeSharing, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
