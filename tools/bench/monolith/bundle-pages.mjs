import { filesOfLazyModule } from '../../webpack/plugins/chunk-files.mjs';
import { integrityOf } from '../../webpack/plugins/integrity.mjs';
import { at } from '../../start/root.mjs';

/** The name that the bundle knows a remote's sources by. */
export const sourceName = (folder) => folder.replace('mfe-', 'source-of-');

const placeholder = /"(files|hashes)-of":"([\w-]+)\/([\w/-]+)"/g;

/**
 * The table of pages that the bundle carries in the place of the list of releases: paths and slots only. The names of a
 * page's chunks are known once all is built and are filled in then, so that pages are fetched ahead as in the product.
 */
export const listOf = (releases) =>
  releases.map(({ folder, name, slots, routes }) => ({
    name,
    slots,
    baseUrl: '/',
    integrity: Object.fromEntries([['hashes-of', `${folder}/pages`]]),
    routes: routes.map(({ path, page }) => ({ path, 'files-of': `${folder}/${page}` })),
  }));

/** Fills the table in, and writes `pages.json`: the routes with their words and their files, for the server. */
export class BundlePages {
  constructor(releases) {
    this.releases = releases;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BundlePages', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the hashes of the chunks are final, as `ChunkIntegrity`.
        { name: 'BundlePages', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2 },
        () => {
          if (compilation.errors.length > 0) return;
          const main = compilation.entrypoints.get('main').getEntrypointChunk();
          for (const file of [...main.files].filter((name) => name.endsWith('.js')))
            compilation.updateAsset(
              file,
              (source) => new sources.RawSource(this.filled(compilation, source)),
            );
          const pages = new sources.RawSource(JSON.stringify(this.pages(compilation)));
          compilation.emitAsset('pages.json', pages);
        },
      );
    });
  }

  filled(compilation, source) {
    return String(source.source()).replace(placeholder, (_all, what, folder, module) =>
      what === 'files'
        ? `preload:${JSON.stringify(pageFiles(compilation, folder, module))}`
        : entriesOf(this.hashes(compilation, folder)),
    );
  }

  hashes(compilation, folder) {
    const { routes } = this.releases.find((release) => release.folder === folder);
    const files = routes.flatMap(({ page }) => pageFiles(compilation, folder, page));
    return Object.fromEntries(
      files.map((file) => [file, integrityOf(compilation.getAsset(file).source.buffer())]),
    );
  }

  pages(compilation) {
    return this.releases.flatMap(({ folder, routes }) =>
      routes.map(({ page, ...route }) => ({
        route,
        files: [...new Set([...appFiles(compilation, folder), ...pageFiles(compilation, folder, page)])],
      })),
    );
  }
}

const isScriptOrStyle = (file) => /\.(js|css)$/.test(file);

const appFiles = (compilation, folder) => {
  const wanted = `${sourceName(folder)}/app`;
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some(({ request }) => request === wanted),
  );
  return group.getFiles().filter(isScriptOrStyle);
};

const pageFiles = (compilation, folder, page) => {
  const files = filesOfLazyModule(compilation, at(folder, page));
  if (!files) throw new Error(`Nothing in the single bundle imports ${page} of ${folder} lazily`);
  return files;
};

const entriesOf = (object) => JSON.stringify(object).slice(1, -1);
