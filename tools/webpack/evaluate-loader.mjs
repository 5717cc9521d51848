const EVALUATED = '?evaluated';

/** Modules that are evaluated while building. `resourceQuery` keeps the loader from the evaluation itself. */
export const evaluatedModules = {
  test: /\.evaluated\.ts$/,
  resourceQuery: { not: /^\?evaluated$/ },
  use: import.meta.filename,
};

/**
 * webpack loader: replaces a module by what it exports, which must be JSON. What it computes this from stays out of the
 * scripts. Webpack follows its imports, so a change to any of them evaluates it anew.
 */
export default async function evaluateLoader() {
  const exports = await this.importModule(`${this.resourcePath}${EVALUATED}`);
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
