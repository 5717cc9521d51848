import fs from 'node:fs';

const exportsOf = (file) =>
  new Set(
    /export \{([^}]*)\}/
      .exec(fs.readFileSync(file, 'utf8'))[1]
      .split(',')
      .map((name) => name.trim()),
  );

/** Of some packages only a part is shared; whoever imports more would get `undefined` in the browser. Here it fails. */
export class SharedSubset {
  /** @param subsets package name → file that re-exports what is shared of it */
  constructor(subsets) {
    this.allowed = new Map(Object.entries(subsets).map(([name, file]) => [name, exportsOf(file)]));
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
