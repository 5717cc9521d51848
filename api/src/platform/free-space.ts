import fs from 'node:fs/promises';

/** PostgreSQL writes its write-ahead log in files of 16 MB and stops when there is no space for the next one. */
export const MIN_FREE_BYTES = 32 * 1_048_576;

/** Whether the disk of `folder` has at least `minBytes` free; true where the system does not tell. */
export const hasFreeSpace = async (folder: string, minBytes: number): Promise<boolean> => {
  const disk = await fs.statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= minBytes;
};
