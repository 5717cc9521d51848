import fs from 'node:fs';
import path from 'node:path';

/** Emits what stands beside the scripts under a name that never changes: icons as they are, and the web app's manifest. */
export class AppFiles {
  /** @param settings `{ folder, manifest }`: where the files lie, and what the manifest says */
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
