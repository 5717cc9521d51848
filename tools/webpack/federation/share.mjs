// Replaces `utils/share.js` of the runtime: there is one version of each shared package, so none has to be chosen.
export const formatShareConfigs = (_known, { shared = {} }) => ({ allShareInfos: shared });
