import path from 'node:path';

const extension = /\.[cm]?[jt]sx?$/;
const withoutExtension = (file) => file.replace(extension, '');

/** Returns the file that an `import()` loads. A container imports from the project's own folder. */
const resolveImport = ({ module, request }, projectFolder) => {
  if (!request?.startsWith('.')) return null;
  const from = module?.resource ? path.dirname(module.resource) : projectFolder;
  return withoutExtension(path.resolve(from, request));
};

const isScriptOrStyle = (file) => /\.(js|css)$/.test(file);

/** Returns the scripts and styles that `import('<module>')` loads; null when nothing in the build imports it lazily. */
export const findLazyModuleFiles = (compilation, modulePath) => {
  const bareModulePath = withoutExtension(modulePath);
  const folder = compilation.compiler.context;
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => resolveImport(origin, folder) === bareModulePath),
  );
  return group ? group.getFiles().filter(isScriptOrStyle) : null;
};

export const listScriptsAndStyles = (compilation) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter(isScriptOrStyle)
    .sort();
