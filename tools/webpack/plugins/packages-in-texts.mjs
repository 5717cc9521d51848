import { PACKAGES_PLACE, renderPackagesTable } from '../content/blocks.mjs';

/** The placeholder is inside JSON strings, in scripts and in `shell.json`. */
const toJsonContent = (html) => JSON.stringify(html).slice(1, -1);

const mayContainTexts = (name) => /\.(js|json)$/.test(name);

/** Replaces the placeholder in texts by the list of packages (`LicenceFile`). */
export class PackagesInTexts {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PackagesInTexts', (compilation) => {
      const fill = () => {
        const list = compilation.getAsset('licences.json');
        if (!list) return;
        const table = toJsonContent(renderPackagesTable(JSON.parse(String(list.source.source()))));
        for (const { name, source } of compilation.getAssets()) {
          const text = mayContainTexts(name) ? String(source.source()) : '';
          if (text.includes(PACKAGES_PLACE))
            compilation.updateAsset(
              name,
              new sources.RawSource(text.replaceAll(PACKAGES_PLACE, () => table)),
            );
        }
      };
      const tap = (stage) => compilation.hooks.processAssets.tap({ name: 'PackagesInTexts', stage }, fill);
      // Scripts are filled before they are minified and hashed, `shell.json` after it was written.
      tap(Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL + 1);
      tap(Compilation.PROCESS_ASSETS_STAGE_ANALYSE + 1);
    });
  }
}
