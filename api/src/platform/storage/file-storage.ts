/**
 * Storage for files that people upload: a folder here, an object store elsewhere. Keys are paths of lower-case letters,
 * digits and hyphens.
 */
export abstract class FileStorage {
  /** Stores a file completely or not at all; a key is written once. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  abstract get(key: string): Promise<Buffer | null>;
  /** Yields the keys in `folder` of files last written before `time`, including leftovers of interrupted writes. */
  abstract listOlderThan(time: Date, folder: string): AsyncIterable<string>;
  /** Removing a missing file is not an error. */
  abstract remove(key: string): Promise<void>;
}
