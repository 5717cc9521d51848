const RUNTIME = /[\\/]\.federation[\\/]entry\.\w+\.js/;

const nameOf = (identifier) =>
  identifier.startsWith('container entry') ? 'container' : RUNTIME.test(identifier) ? 'runtime' : null;

/**
 * Names the two modules that federation makes for a container. Webpack would number them by the names of their files, which
 * hold a hash of where the repository lies: the same sources would have other bytes in another folder, and a release that is
 * published from there would be refused as another one of the same version.
 */
export class ContainerIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('ContainerIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerIds', (modules) => {
        for (const module of modules) {
          const name = nameOf(module.identifier());
          if (name) compilation.chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}
