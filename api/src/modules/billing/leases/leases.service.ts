import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { createId } from '../../../platform/database/ids.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { billingBusy } from '../billing.errors.js';

/** How long a dead process keeps the others waiting. */
const LEASE_SECONDS = 30;
const LEASE_INTERVAL = sql`make_interval(secs => ${LEASE_SECONDS})`;
const RENEW_EVERY_MS = 10_000;
const PATIENCE_MS = 10_000;
const RETRY_EVERY_MS = 100;

/** A lease on a task. It is a row instead of a lock, so no database connection is held while Stripe is asked. */
interface Lease {
  name: string;
  holder: string;
}

/** A lease that ends later than a new one was taken with a clock that was ahead, and is ignored. */
const acquire = ({ name, holder }: Lease) => sql`
  INSERT INTO billing_leases (name, holder, until) VALUES (${name}, ${holder}, now() + ${LEASE_INTERVAL})
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE billing_leases.until < now()
    OR billing_leases.until > now() + make_interval(secs => ${LEASE_SECONDS + CLOCK_SKEW_SECONDS})`;

const isOwn = ({ name, holder }: Lease) => sql`name = ${name} AND holder = ${holder}`;

/** Runs a task in one process at a time. */
@Injectable()
export class LeasesService {
  constructor(private readonly source: DataSource) {}

  /**
   * Runs `work` while no other process runs anything with this name. Callers wait for the lease and throw
   * `billing.busy` after ten seconds.
   */
  async runAlone<T>(name: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    const lease = { name, holder: createId() };
    await this.acquire(lease);
    const renewal = setInterval(() => void this.renew(lease), RENEW_EVERY_MS);
    try {
      return await work(lease);
    } finally {
      clearInterval(renewal);
      // A lease that cannot be released expires by itself.
      await execute(this.source, sql`DELETE FROM billing_leases WHERE ${isOwn(lease)}`).catch(
        () => undefined,
      );
    }
  }

  /** Throws when another process has taken over the lease. Otherwise keeps it until the transaction ends. */
  async assertHeld(lease: Lease, manager: EntityManager): Promise<void> {
    const lockedRows = await execute(
      manager,
      sql`SELECT FROM billing_leases WHERE ${isOwn(lease)} FOR UPDATE`,
    );
    if (lockedRows === 0) throw billingBusy();
  }

  async deleteOld(): Promise<void> {
    await execute(this.source, sql`DELETE FROM billing_leases WHERE until < now() - interval '1 day'`);
  }

  private async acquire(lease: Lease): Promise<void> {
    for (
      const end = performance.now() + PATIENCE_MS;
      !(await this.tryAcquire(lease));
      await wait(RETRY_EVERY_MS)
    )
      if (performance.now() > end) throw billingBusy();
  }

  private async tryAcquire(lease: Lease): Promise<boolean> {
    return (await execute(this.source, acquire(lease))) === 1;
  }

  /** A failed renewal is harmless: the work checks the lease again before it writes. */
  private async renew(lease: Lease): Promise<void> {
    await execute(
      this.source,
      sql`UPDATE billing_leases SET until = now() + ${LEASE_INTERVAL} WHERE ${isOwn(lease)}`,
    ).catch(() => undefined);
  }
}
