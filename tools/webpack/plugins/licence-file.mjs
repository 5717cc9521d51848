import { readPackageLicense } from '../licences/package-licence.mjs';
import { packageFolder } from '../workspace.mjs';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/;

/**
 * Returns the folder of the package that a file belongs to; null for our own files and generated ones (`.federation`).
 */
const findPackageFolder = (file) => PACKAGE.exec(file ?? '')?.[0] ?? null;

/** Returns the modules inside a module: a concatenated module contains several. */
const flattenModule = (module) => (module.modules ? [...module.modules].flatMap(flattenModule) : [module]);

const listSentModules = (compilation) =>
  [...compilation.modules].filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0);

/** Webpack's runtime is part of every first script. */
const getWebpackFolder = () => packageFolder('webpack');

const compareNames = (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en');

/**
 * Writes `licences.json`: every package whose code this build sends to browsers, with its full license. A package that
 * may not be sent fails the build.
 */
export class LicenceFile {
  /** @param others returns works that are not modules, each `{ name, version, licence, text }` */
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
    const files = listSentModules(compilation)
      .flatMap(flattenModule)
      .map(({ resource }) => resource);
    const folders = new Set([getWebpackFolder(), ...files.map(findPackageFolder).filter(Boolean)]);
    const packages = [...folders].map(readPackageLicense);
    const unique = new Map([...packages, ...this.others()].map((one) => [`${one.name} ${one.version}`, one]));
    return [...unique.values()].sort(compareNames);
  }
}
