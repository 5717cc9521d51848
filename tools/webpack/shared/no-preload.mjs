// Stands in the shell for the runtime's preloading, which needs a manifest; ours follows the list of releases.
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => [];
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
