import fs from 'node:fs';

const readExports = (file) =>
  new Set(
    /export \{([^}]*)\}/
      .exec(fs.readFileSync(file, 'utf8'))[1]
      .split(',')
      .map((name) => name.trim()),
  );

/**
 * Fails the build when code imports an export of a partly shared package that is not shared; in the browser it would be
 * `undefined`.
 */
export class SharedSubset {
  /** @param subsets maps package names to files that re-export what is shared */
  constructor(subsets) {
    this.allowed = new Map(Object.entries(subsets).map(([name, file]) => [name, readExports(file)]));
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('SharedSubset', (compilation) => {
      compilation.hooks.finishModules.tap('SharedSubset', (modules) => {
        for (const module of modules)
          for (const name of this.missing(module))
            compilation.errors.push(
              new WebpackError(`${module.resource}: ${name} is not shared; add it in tools/webpack/shared`),
            );
      });
    });
  }

  missing({ dependencies = [] }) {
    return dependencies
      .filter(({ request, ids }) => ids?.length > 0 && this.allowed.get(request)?.has(ids[0]) === false)
      .map(({ request, ids }) => `${ids[0]} of ${request}`);
  }
}
