import fs from 'node:fs/promises';

/** PostgreSQL writes its log of changes in files of 16 MB, and stops where there is no room for the next one. */
export const MIN_FREE_BYTES = 32 * 1_048_576;

/** Whether the disk of `folder` has room to go on with; true where the system does not tell. */
export const hasFreeSpace = async (folder: string, minBytes: number): Promise<boolean> => {
  const disk = await fs.statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= minBytes;
};
