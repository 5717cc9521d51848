import { packageLicence } from '../licences/package-licence.mjs';
import { packageFolder } from '../workspace.mjs';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/;

/** The folder of the package that a file belongs to; null for our own, and for what builds write (`.federation`). */
const packageOf = (file) => PACKAGE.exec(file ?? '')?.[0] ?? null;

/** What stands in the output: a concatenated module is many in one. */
const insides = (module) => (module.modules ? [...module.modules].flatMap(insides) : [module]);

const sent = (compilation) =>
  [...compilation.modules].filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0);

/** Its runtime is part of every first script. */
const webpack = () => packageFolder('webpack');

const byName = (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en');

/**
 * Writes `licences.json`: every package whose code this build sends to browsers, with its licence in full. One that may
 * not be sent fails the build.
 */
export class LicenceFile {
  /** @param others gives works that no module is made of, each `{ name, version, licence, text }` */
  constructor(others = () => []) {
    this.others = others;
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('LicenceFile', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'LicenceFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          try {
            const list = this.list(compilation);
            compilation.emitAsset('licences.json', new sources.RawSource(`${JSON.stringify(list)}\n`));
          } catch (error) {
            compilation.errors.push(new WebpackError(error.message));
          }
        },
      );
    });
  }

  list(compilation) {
    const files = sent(compilation)
      .flatMap(insides)
      .map(({ resource }) => resource);
    const folders = new Set([webpack(), ...files.map(packageOf).filter(Boolean)]);
    const packages = [...folders].map(packageLicence);
    const unique = new Map([...packages, ...this.others()].map((one) => [`${one.name} ${one.version}`, one]));
    return [...unique.values()].sort(byName);
  }
}
