import { createHash } from 'node:crypto';
import path from 'node:path';
import { START_DOCUMENT } from '@wanderwork/contracts';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { baseConfig } from './rules.mjs';
import { shell } from './shell.mjs';

const WORKER = 'service-worker.js';

/** Folder of the compiled worker before its list of files is added; the shell's own build deletes it. */
const COMPILED = 'dist/compiled-worker';

/** Removes the version that each Workbox package writes to the global scope; nothing reads it. */
const withoutVersionMarks = () =>
  new webpack.NormalModuleReplacementPlugin(/[\\/]?_version\.js$/, 'data:text/javascript,');

/** Compiled separately: with the shell's entry it would include React and federation. */
const workerConfig = (folder) => {
  const base = baseConfig(folder, false);
  return {
    ...base,
    name: 'worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/service-worker/service-worker.ts' },
    output: { ...base.output, path: path.join(folder, COMPILED), filename: WORKER },
    plugins: [withoutVersionMarks()],
  };
};

/**
 * Whether the worker caches a file at install: what the first view of any page needs, and all fonts, so that a page
 * opened offline looks the same. Other files are cached at first use.
 */
const isPrecached = (headFiles) => (name) =>
  headFiles.includes(name) || /\.[0-9a-f]{8}\.(?:js|woff2)$/.test(name);

/**
 * Adds the server's start document to the list. It changes with any file, so its revision is a hash of all names and
 * revisions.
 */
const withStartDocument = (manifest) => {
  const files = manifest.map(({ url, revision }) => `${url} ${revision}`).sort();
  const revision = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  return { manifest: [...manifest, { url: START_DOCUMENT, revision, size: 0 }] };
};

const createManifestPlugin = (folder, { stylesheet, themeScript, preload }) =>
  new InjectManifest({
    swSrc: path.join(folder, COMPILED, WORKER),
    swDest: WORKER,
    compileSrc: false,
    include: [({ asset }) => isPrecached([stylesheet, themeScript, ...preload])(asset.name)],
    dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [withStartDocument],
  });

/**
 * Webpack configuration of the shell and, in production, its service worker: `export default
 * shellWithWorker(import.meta.dirname)`.
 */
export const shellWithWorker =
  (folder) =>
  async (env, argv = {}) => {
    const config = await shell(folder)(env, argv);
    if (argv.mode === 'development') return config;
    const { default: settings } = await import(path.join(folder, 'shell.config.mjs'));
    const plugins = [...config.plugins, createManifestPlugin(folder, settings.head())];
    return [workerConfig(folder), { ...config, dependencies: ['worker'], plugins }];
  };
