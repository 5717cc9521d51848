/** What the share scope has of a package: the shell provides one version of each, and all of them at once. */
export const takeShared = (scope, name) => {
  const [shared] = Object.values(scope?.[name] ?? {});
  if (!shared) throw new Error(`The shell does not share ${name}`);
  shared.lib ??= shared.get();
  shared.loaded = true;
  return shared.lib;
};

/** Lets each module in `ids` stand for the shared package of its name. */
export const standForShared = (webpackRequire, ids, scopeOf) => {
  const names = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
  for (const id of ids)
    webpackRequire.m[id] = (module) => {
      // So that a package which failed is asked for again by the next who needs it.
      delete webpackRequire.c[id];
      module.exports = takeShared(scopeOf(), names[id].shareKey)();
    };
};
