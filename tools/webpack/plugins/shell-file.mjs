import path from 'node:path';
import { findLazyModuleFiles } from './chunk-files.mjs';
import { createAllIntegrity } from './release-file.mjs';

/**
 * Emits the files for the head (stylesheet, fonts, theme script) and `shell.json`, from which the server composes the
 * HTML (contracts: `ShellBuild`).
 */
export class ShellFile {
  /**
   * @param settings `{ version, routes, head }`; a route's `modules` are the lazy ones
   * to preload, by default its page, and `head()`
   * gives `{ stylesheet, themeScript, preload, themeColors, assets }`
   */
  constructor(settings) {
    this.settings = settings;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const emit = (compilation, name, content) => compilation.emitAsset(name, new sources.RawSource(content));
    compiler.hooks.thisCompilation.tap('ShellFile', (compilation) => {
      const head = this.settings.head();
      compilation.hooks.processAssets.tap(
        { name: 'ShellFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => head.assets.forEach(({ name, content }) => emit(compilation, name, content)),
      );
      compilation.hooks.processAssets.tap(
        { name: 'ShellFile', stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => {
          if (compilation.errors.length > 0) return;
          emit(compilation, 'shell.json', `${JSON.stringify(this.build(compilation, head), null, 2)}\n`);
        },
      );
    });
  }

  build(compilation, head) {
    const { version, routes } = this.settings;
    const files = compilation.entrypoints.get('main').getFiles();
    return {
      version,
      headScripts: [head.themeScript],
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: [head.stylesheet],
      preload: [],
      fonts: head.preload,
      themeColors: head.themeColors,
      integrity: createAllIntegrity(compilation),
      routes: routes.map((route) => this.toRoute(compilation, route, files)),
    };
  }

  toRoute(compilation, { page, lazy: _lazy, modules = [page], ...route }, alreadyLoaded) {
    const files = new Set(modules.flatMap((module) => this.findFiles(compilation, module)));
    return { ...route, preload: [...files].filter((file) => !alreadyLoaded.includes(file)) };
  }

  findFiles(compilation, module) {
    const files = findLazyModuleFiles(compilation, path.join(compilation.compiler.context, module));
    if (!files) throw new Error(`shell.config.mjs: nothing imports "${module}" lazily`);
    return files;
  }
}
