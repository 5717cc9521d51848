/** Where files that people give are kept: a folder here, an object store elsewhere. Keys are paths of plain letters. */
export abstract class FileStorage {
  /** Whole or not at all; a key is written once. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  abstract get(key: string): Promise<Buffer | null>;
  /** The keys in `folder` whose file was last written before `time`; also what a write left behind that broke off. */
  abstract olderThan(time: Date, folder: string): AsyncIterable<string>;
  /** What is gone already may be removed again. */
  abstract remove(key: string): Promise<void>;
}
