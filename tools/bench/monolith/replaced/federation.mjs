/** Does nothing: all code is in this build. */
export const startFederation = () => {};
