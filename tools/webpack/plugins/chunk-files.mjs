import path from 'node:path';

const extension = /\.[cm]?[jt]sx?$/;
const bare = (file) => file.replace(extension, '');

/** The file that an `import()` asked for; a container asks from the project's own folder. */
const importedFile = ({ module, request }, projectFolder) => {
  if (!request?.startsWith('.')) return null;
  const from = module?.resource ? path.dirname(module.resource) : projectFolder;
  return bare(path.resolve(from, request));
};

const isScriptOrStyle = (file) => /\.(js|css)$/.test(file);

/** The scripts and styles that `import('<module>')` loads; null when nothing in the build imports it lazily. */
export const filesOfLazyModule = (compilation, modulePath) => {
  const wanted = bare(modulePath);
  const folder = compilation.compiler.context;
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => importedFile(origin, folder) === wanted),
  );
  return group ? group.getFiles().filter(isScriptOrStyle) : null;
};

export const scriptsAndStyles = (compilation) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter(isScriptOrStyle)
    .sort();
