import type { EntityManager } from 'typeorm';
import { execute, sql } from '../database/sql.js';

/** Thrown when another process may have taken over the job. The transaction must not commit. */
export class LeaseLostError extends Error {
  constructor(name: string) {
    super(`This process does not hold the job ${name} anymore.`);
  }
}

/** One run of a job by this process. */
export class JobLease {
  private readonly controller = new AbortController();

  constructor(
    readonly name: string,
    readonly fencingToken: string,
  ) {}

  /** Aborted when the lease is lost, the deadline has passed or the process stops. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  abort(): void {
    this.controller.abort();
  }

  /**
   * Throws a `LeaseLostError` unless this run holds the job, and keeps others from taking it over until the transaction
   * ends: what it writes is then written by the only holder.
   */
  async assertHeld(manager: EntityManager): Promise<void> {
    const lockedRows = await execute(
      manager,
      sql`SELECT FROM jobs WHERE name = ${this.name} AND fencing_token = ${this.fencingToken} AND until > now() FOR UPDATE`,
    );
    if (lockedRows === 0) throw new LeaseLostError(this.name);
  }
}
