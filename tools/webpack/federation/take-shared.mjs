/** Returns a package from the share scope; the shell provides one version of each. */
export const takeShared = (scope, name) => {
  const [shared] = Object.values(scope?.[name] ?? {});
  if (!shared) throw new Error(`The shell does not share ${name}`);
  shared.lib ??= shared.get();
  shared.loaded = true;
  return shared.lib;
};

/** Makes each module in `ids` export the shared package of its name. */
export const standForShared = (webpackRequire, ids, scopeOf) => {
  const names = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
  for (const id of ids)
    webpackRequire.m[id] = (module) => {
      // Clears the module cache, so that a package that failed is created again at its next use.
      delete webpackRequire.c[id];
      module.exports = takeShared(scopeOf(), names[id].shareKey)();
    };
};
