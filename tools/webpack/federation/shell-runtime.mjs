// Replaces `webpack-bundler-runtime` in the shell: the parts of the runtime that the build's generated code uses.
import { init } from '@module-federation/runtime';
import { standForShared } from './take-shared.mjs';

export default {
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
    /** All shared packages are part of this script, so nothing has to be loaded. */
    consumes: () => undefined,
    installInitialConsumes: ({ initialConsumes, webpackRequire }) =>
      standForShared(
        webpackRequire,
        initialConsumes,
        () => webpackRequire.federation.instance.shareScopeMap.default,
      ),
  },
};
