// Replaces `webpack-bundler-runtime` in a remote: remotes of this product take every shared package from the shell,
// share none and load no other remote.
import { standForShared } from './take-shared.mjs';

/** The shell's share scope, set when the shell passes it on. */
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
