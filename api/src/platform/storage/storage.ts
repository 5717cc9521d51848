/** Where files that people give are kept: a folder here, an object store elsewhere. Keys are paths of plain letters. */
export abstract class Storage {
  /** Whole or not at all; a key is written once. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  abstract get(key: string): Promise<Buffer | null>;
  /** What is gone already may be removed again. */
  abstract remove(key: string): Promise<void>;
}
