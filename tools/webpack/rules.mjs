import Minimizer from 'minimizer-webpack-plugin';
import { at } from '../start/root.mjs';
import { evaluatedModules } from './evaluate-loader.mjs';
import { packageFolder } from './workspace.mjs';
import path from 'node:path';

const extensions = ['.tsx', '.ts', '.mjs', '.js'];

const findRouterBuild = (development) =>
  path.join(packageFolder('react-router'), 'dist', development ? 'development' : 'production', 'index.mjs');

/** Module resolution: our packages from their sources, the shared subsets from the real packages. */
export const createResolution = (development) => ({
  extensions,
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', '...'],
  alias: {
    'react-router-unshared$': findRouterBuild(development),
    'react-query-unshared$': path.join(packageFolder('@tanstack/react-query'), 'build/modern/index.js'),
    'styled-components-unshared$': path.join(
      packageFolder('styled-components'),
      'dist/styled-components.browser.esm.js',
    ),
    [path.join(packageFolder('stylis'), 'src/Prefixer.js')]: at('tools/webpack/shared/no-prefixes.mjs'),
    'federation-core-parts': path.join(packageFolder('@module-federation/runtime-core'), 'dist'),
  },
});

/** Adds aliases to the `resolve` of a configuration. */
export const withAlias = (resolve, alias) => ({ ...resolve, alias: { ...resolve.alias, ...alias } });

/** Removes comments and spare spaces from the CSS in templates. Component ids serve rendering on a server only. */
const minifyStyles = [
  packageFolder('@swc/plugin-styled-components'),
  {
    displayName: false,
    fileName: false,
    ssr: false,
    minify: true,
    transpileTemplateLiterals: false,
    pure: true,
  },
];

const createSwcOptions = (development) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic', development },
    },
    keepClassNames: true,
    ...(!development && {
      experimental: { plugins: [minifyStyles], cacheRoot: at('node_modules/.cache/swc') },
    }),
  },
});

export const rules = (development) => [
  {
    test: /\.[cm]?[jt]sx?$/,
    exclude: /node_modules/,
    use: { loader: 'swc-loader', options: createSwcOptions(development) },
  },
  evaluatedModules,
  { test: /\.md$/, use: at('tools/webpack/content/text-loader.mjs') },
  {
    test: /(release|shell)\.config\.mjs$/,
    use: at('tools/webpack/pages.mjs'),
    resolve: { fullySpecified: false },
  },
];

export const createOutput = (folder, development) => ({
  path: folder,
  filename: development ? '[name].js' : '[name].[contenthash:8].js',
  chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
  publicPath: 'auto',
  crossOriginLoading: 'anonymous',
  // The same time that the shell waits for a remote.
  chunkLoadTimeout: 8000,
  hashFunction: 'xxhash64',
  clean: true,
});

/** swc is faster than terser and, here, smaller. Licenses go to a separate file. */
const createMinimizer = () =>
  new Minimizer({
    minify: Minimizer.swcMinify,
    minimizerOptions: { compress: { passes: 3 }, mangle: true },
  });

/**
 * Minimum source size in bytes of a script that several pages share: a smaller one costs a first visit more as a
 * separate request than others save.
 */
const MIN_SHARED_SIZE = 40_000;

const isRequestsChunk = (chunk) =>
  [...chunk.groupsIterable].every((group) =>
    group.origins.every(({ request }) => request === '@wanderwork/contracts/requests'),
  );

/**
 * Every form imports its request class lazily by itself. All forms of a project share one chunk, which the first form
 * in use loads; otherwise webpack splits off constants for each page.
 */
const requests = { name: 'requests', chunks: isRequestsChunk, enforce: true };

/**
 * Webpack's own group of packages, without the parser of calendar files: only one script uses it, so a second one would be
 * a second request.
 */
const defaultVendors = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/](?!ical\.js[\\/])/,
  priority: -10,
  reuseExistingChunk: true,
};

/** The common configuration of every browser build. */
export const baseConfig = (folder, development) => ({
  context: folder,
  mode: development ? 'development' : 'production',
  target: ['web', 'es2022'],
  devtool: development ? 'cheap-module-source-map' : false,
  resolve: createResolution(development),
  resolveLoader: { modules: [at('node_modules')] },
  module: { rules: rules(development) },
  output: createOutput(path.join(folder, 'dist'), development),
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    runtimeChunk: false,
    splitChunks: { minSize: MIN_SHARED_SIZE, cacheGroups: { requests, defaultVendors } },
    minimizer: [createMinimizer()],
  },
  performance: { hints: false },
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});
