const RUNTIME = /[\\/]\.federation[\\/]entry\.\w+\.js/;

const toContainerId = (identifier) =>
  identifier.startsWith('container entry') ? 'container' : RUNTIME.test(identifier) ? 'runtime' : null;

/**
 * Names the two modules that federation adds for a container. Webpack would derive their ids from file names that
 * contain a hash of the repository's folder. The same sources would then differ by folder, and a release built
 * elsewhere would be rejected as a different release of the same version.
 */
export class ContainerIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('ContainerIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerIds', (modules) => {
        for (const module of modules) {
          const name = toContainerId(module.identifier());
          if (name) compilation.chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}
