/** A setting, or what it points to, is invalid. The message is one complete sentence for the terminal. */
export class StartError extends Error {}

export const createDiskFullError = (dataDir: string): StartError =>
  new StartError(`DATA_DIR: the disk of ${dataDir} is full; free some space and start again.`);
