/** A setting, or what it points to, is wrong: the message is one whole sentence for the terminal. */
export class StartError extends Error {}

export const diskFullAt = (dataDir: string): StartError =>
  new StartError(`DATA_DIR: the disk of ${dataDir} is full; free some space and start again.`);
