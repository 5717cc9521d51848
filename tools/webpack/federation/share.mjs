// Stands for `utils/share.js` of the runtime: shared packages are one version each and need no choosing.
export const formatShareConfigs = (_known, { shared = {} }) => ({ allShareInfos: shared });
