import fs from 'node:fs';
import path from 'node:path';

/** Emits files with fixed names next to the scripts: icons and the web app manifest. */
export class AppFiles {
  /** @param settings `{ folder, manifest }`: the folder of the files, and the content of the manifest */
  constructor(settings) {
    this.settings = settings;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { folder, manifest } = this.settings;
    compiler.hooks.thisCompilation.tap('AppFiles', (compilation) => {
      const emit = (name, content) => compilation.emitAsset(name, new sources.RawSource(content));
      compilation.hooks.processAssets.tap(
        { name: 'AppFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of fs.readdirSync(folder)) emit(name, fs.readFileSync(path.join(folder, name)));
          emit('manifest.webmanifest', JSON.stringify(manifest));
        },
      );
    });
  }
}
