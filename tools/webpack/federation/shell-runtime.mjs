// Stands in the shell for `webpack-bundler-runtime`: what the generated code of the build asks of the runtime.
import { init } from '@module-federation/runtime';
import { standForShared } from './take-shared.mjs';

export default {
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
    /** Everything shared came with this script: there is nothing to wait for. */
    consumes: () => undefined,
    installInitialConsumes: ({ initialConsumes, webpackRequire }) =>
      standForShared(
        webpackRequire,
        initialConsumes,
        () => webpackRequire.federation.instance.shareScopeMap.default,
      ),
  },
};
