import { Injectable } from '@nestjs/common';

/** Some three megabytes; then they are asked about again. */
const MOST = 20_000;

/**
 * What this process knows to be counted already, as keyed hashes of who asked what on which day: the same again is free and
 * needs no question. It never knows of anything that the database does not.
 */
@Injectable()
export class CountedSearchesCache {
  private readonly hashes = new Set<string>();

  has(hash: string): boolean {
    return this.hashes.has(hash);
  }

  add(hash: string): void {
    if (this.hashes.size >= MOST) this.clear();
    this.hashes.add(hash);
  }

  clear(): void {
    this.hashes.clear();
  }
}
