import { findLazyModuleFiles } from '../../webpack/plugins/chunk-files.mjs';
import { createIntegrity } from '../../webpack/plugins/integrity.mjs';
import { at } from '../../start/root.mjs';

/** Returns the alias of a remote's sources in the bundle. */
export const toSourceName = (folder) => folder.replace('mfe-', 'source-of-');

const placeholder = /"(files|hashes)-of":"([\w-]+)\/([\w/-]+)"/g;

/**
 * Returns the table of pages that the bundle has instead of the list of releases: paths and slots only. The names of a
 * page's chunks are filled in after the build, so that pages are prefetched as in the product.
 */
export const createPageTable = (releases) =>
  releases.map(({ folder, name, slots, routes }) => ({
    name,
    slots,
    baseUrl: '/',
    integrity: Object.fromEntries([['hashes-of', `${folder}/pages`]]),
    routes: routes.map(({ path, page }) => ({ path, 'files-of': `${folder}/${page}` })),
  }));

/** Fills in the table and writes `pages.json` for the server: the routes with their titles and files. */
export class BundlePages {
  constructor(releases) {
    this.releases = releases;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BundlePages', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Runs after the chunk hashes are final, as `ChunkIntegrity` does.
        { name: 'BundlePages', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2 },
        () => {
          if (compilation.errors.length > 0) return;
          const main = compilation.entrypoints.get('main').getEntrypointChunk();
          for (const file of [...main.files].filter((name) => name.endsWith('.js')))
            compilation.updateAsset(
              file,
              (source) => new sources.RawSource(this.fillTable(compilation, source)),
            );
          const pages = new sources.RawSource(JSON.stringify(this.pages(compilation)));
          compilation.emitAsset('pages.json', pages);
        },
      );
    });
  }

  fillTable(compilation, source) {
    return String(source.source()).replace(placeholder, (_all, what, folder, module) =>
      what === 'files'
        ? `preload:${JSON.stringify(listPageFiles(compilation, folder, module))}`
        : toEntries(this.hashes(compilation, folder)),
    );
  }

  hashes(compilation, folder) {
    const { routes } = this.releases.find((release) => release.folder === folder);
    const files = routes.flatMap(({ page }) => listPageFiles(compilation, folder, page));
    return Object.fromEntries(
      files.map((file) => [file, createIntegrity(compilation.getAsset(file).source.buffer())]),
    );
  }

  pages(compilation) {
    return this.releases.flatMap(({ folder, routes }) =>
      routes.map(({ page, lazy: _lazy, ...route }) => ({
        route,
        files: [
          ...new Set([...listAppFiles(compilation, folder), ...listPageFiles(compilation, folder, page)]),
        ],
      })),
    );
  }
}

const isScriptOrStyle = (file) => /\.(js|css)$/.test(file);

const listAppFiles = (compilation, folder) => {
  const appRequest = `${toSourceName(folder)}/app`;
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some(({ request }) => request === appRequest),
  );
  return group.getFiles().filter(isScriptOrStyle);
};

const listPageFiles = (compilation, folder, page) => {
  const files = findLazyModuleFiles(compilation, at(folder, page));
  if (!files) throw new Error(`Nothing in the single bundle imports ${page} of ${folder} lazily`);
  return files;
};

const toEntries = (object) => JSON.stringify(object).slice(1, -1);
