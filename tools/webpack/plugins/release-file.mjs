import path from 'node:path';
import { findLazyModuleFiles, listScriptsAndStyles } from './chunk-files.mjs';
import { createIntegrity } from './integrity.mjs';

const RELEASE_SCHEMA = 1;

/**
 * Writes `release.json`: what the list of releases needs to know about this build. Its `baseUrl` is set when it is
 * published.
 */
export class ReleaseFile {
  /** @param settings `{ folder, name, version, slots, routes, requires }` */
  constructor(settings) {
    this.settings = settings;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseFile', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseFile', stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => {
          if (compilation.errors.length > 0) return;
          const text = JSON.stringify(this.release(compilation), null, 2);
          compilation.emitAsset('release.json', new sources.RawSource(`${text}\n`));
        },
      );
    });
  }

  release(compilation) {
    const { name, version, slots, routes, requires } = this.settings;
    const entry = [...compilation.entrypoints.get(this.settings.container).getFiles()].find((file) =>
      file.endsWith('.js'),
    );
    const preload = this.findFiles(compilation, 'src/app').filter((file) => file !== entry);
    return {
      schema: RELEASE_SCHEMA,
      name,
      version,
      baseUrl: '',
      entry,
      integrity: createAllIntegrity(compilation),
      preload,
      routes: routes.map((route) => this.toRoute(compilation, route, [entry, ...preload])),
      slots,
      requires,
    };
  }

  toRoute(compilation, { page, lazy: _lazy, chunk: _chunk, ...route }, alreadyLoaded) {
    const files = page ? this.findFiles(compilation, page) : [];
    return { ...route, preload: files.filter((file) => !alreadyLoaded.includes(file)) };
  }

  findFiles(compilation, module) {
    const files = findLazyModuleFiles(compilation, path.join(this.settings.folder, module));
    if (!files)
      throw new Error(`release.config.mjs of ${this.settings.name}: nothing imports "${module}" lazily`);
    return files;
  }
}

export const createAllIntegrity = (compilation) =>
  Object.fromEntries(
    listScriptsAndStyles(compilation).map((file) => [
      file,
      createIntegrity(compilation.getAsset(file).source.buffer()),
    ]),
  );
