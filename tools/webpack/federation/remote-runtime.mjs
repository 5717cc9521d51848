// Stands in a remote for `webpack-bundler-runtime`: a remote of this product takes every shared package from the shell,
// offers none and loads no other remote.
import { standForShared } from './take-shared.mjs';

/** The shell's share scope, once the shell has handed it over. */
let scope;

export default {
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }) => webpackRequire.federation.initOptions,
    initContainerEntry: ({ shareScope }) => {
      scope = shareScope;
    },
    consumes: ({ chunkId, chunkMapping, webpackRequire }) =>
      standForShared(webpackRequire, chunkMapping[chunkId] ?? [], () => scope),
  },
};
