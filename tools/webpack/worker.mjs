import { createHash } from 'node:crypto';
import path from 'node:path';
import { START_DOCUMENT } from '@wanderwork/contracts';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { baseConfig } from './rules.mjs';
import { shell } from './shell.mjs';

const WORKER = 'service-worker.js';

/** Where the compiled worker waits for its list of files; the shell's own build clears it away. */
const COMPILED = 'dist/compiled-worker';

/** Each package of Workbox leaves its version in the global scope; nothing reads it. */
const withoutVersionMarks = () =>
  new webpack.NormalModuleReplacementPlugin(/[\\/]?_version\.js$/, 'data:text/javascript,');

/** Compiled alone: beside the shell's entry it would get React and the federation. */
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

/** What any page needs for its first view; all else is kept when it is first used. */
const isFirstView = (headFiles) => (name) => headFiles.includes(name) || /\.[0-9a-f]{8}\.js$/.test(name);

/** The start document is the server's; it changes with any file, so its revision is all their names and revisions. */
const withStartDocument = (manifest) => {
  const files = manifest.map(({ url, revision }) => `${url} ${revision}`).sort();
  const revision = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  return { manifest: [...manifest, { url: START_DOCUMENT, revision, size: 0 }] };
};

const keptFiles = (folder, { stylesheet, themeScript, preload }) =>
  new InjectManifest({
    swSrc: path.join(folder, COMPILED, WORKER),
    swDest: WORKER,
    compileSrc: false,
    include: [({ asset }) => isFirstView([stylesheet, themeScript, ...preload])(asset.name)],
    dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [withStartDocument],
  });

/** The shell and, in production, its service worker: `export default shellWithWorker(import.meta.dirname)`. */
export const shellWithWorker =
  (folder) =>
  async (env, argv = {}) => {
    const config = await shell(folder)(env, argv);
    if (argv.mode === 'development') return config;
    const { default: settings } = await import(path.join(folder, 'shell.config.mjs'));
    const plugins = [...config.plugins, keptFiles(folder, settings.head())];
    return [workerConfig(folder), { ...config, dependencies: ['worker'], plugins }];
  };
