/** There is nothing to start: all code is in this build. */
export const startFederation = () => {};
