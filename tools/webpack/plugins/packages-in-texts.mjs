import { PACKAGES_PLACE, packagesTable } from '../content/blocks.mjs';

/** The place stands within JSON strings, in scripts as in `shell.json`. */
const withinString = (html) => JSON.stringify(html).slice(1, -1);

const mayHoldTexts = (name) => /\.(js|json)$/.test(name);

/** Puts the list of what is sent (`LicenceFile`) into the texts that left a place for it. */
export class PackagesInTexts {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PackagesInTexts', (compilation) => {
      const fill = () => {
        const list = compilation.getAsset('licences.json');
        if (!list) return;
        const table = withinString(packagesTable(JSON.parse(String(list.source.source()))));
        for (const { name, source } of compilation.getAssets()) {
          const text = mayHoldTexts(name) ? String(source.source()) : '';
          if (text.includes(PACKAGES_PLACE))
            compilation.updateAsset(
              name,
              new sources.RawSource(text.replaceAll(PACKAGES_PLACE, () => table)),
            );
        }
      };
      const tap = (stage) => compilation.hooks.processAssets.tap({ name: 'PackagesInTexts', stage }, fill);
      // Scripts before they are made small and hashed; `shell.json` after it was written.
      tap(Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL + 1);
      tap(Compilation.PROCESS_ASSETS_STAGE_ANALYSE + 1);
    });
  }
}
