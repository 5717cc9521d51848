import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { createId } from '../../../platform/database/ids.js';
import { billingBusy } from '../billing.errors.js';

/** How long a dead process keeps the others waiting. */
const LEASE_SECONDS = 30;
const LEASE_INTERVAL = `interval '${LEASE_SECONDS} seconds'`;
const RENEW_EVERY_MS = 10_000;
const PATIENCE_MS = 10_000;
const RETRY_EVERY_MS = 100;

/** A lease that ends later than a new one was taken with a clock that was ahead, and is ignored. */
const ACQUIRE = `
  INSERT INTO billing_leases (name, holder, until) VALUES ($1, $2, now() + ${LEASE_INTERVAL})
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE billing_leases.until < now()
    OR billing_leases.until > now() + interval '${LEASE_SECONDS + CLOCK_SKEW_SECONDS} seconds'
  RETURNING name`;

const RENEW = `UPDATE billing_leases SET until = now() + ${LEASE_INTERVAL} WHERE name = $1 AND holder = $2`;

const LOCK_OWN = 'SELECT 1 FROM billing_leases WHERE name = $1 AND holder = $2 FOR UPDATE';

const RELEASE = 'DELETE FROM billing_leases WHERE name = $1 AND holder = $2';

const DELETE_OLD = `DELETE FROM billing_leases WHERE until < now() - interval '1 day'`;

/** A lease on a task. It is a row instead of a lock, so no database connection is held while Stripe is asked. */
interface Lease {
  name: string;
  holder: string;
}

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
      await this.source.query(RELEASE, [lease.name, lease.holder]).catch(() => undefined);
    }
  }

  /** Throws when another process has taken over the lease. Otherwise keeps it until the transaction ends. */
  async assertHeld({ name, holder }: Lease, manager: EntityManager): Promise<void> {
    const ownLease = (await manager.query(LOCK_OWN, [name, holder])) as unknown[];
    if (ownLease.length === 0) throw billingBusy();
  }

  async deleteOld(): Promise<void> {
    await this.source.query(DELETE_OLD);
  }

  private async acquire(lease: Lease): Promise<void> {
    for (
      const end = performance.now() + PATIENCE_MS;
      !(await this.tryAcquire(lease));
      await wait(RETRY_EVERY_MS)
    )
      if (performance.now() > end) throw billingBusy();
  }

  private async tryAcquire({ name, holder }: Lease): Promise<boolean> {
    const rows = (await this.source.query(ACQUIRE, [name, holder])) as unknown[];
    return rows.length === 1;
  }

  /** A failed renewal is harmless: the work checks the lease again before it writes. */
  private async renew({ name, holder }: Lease): Promise<void> {
    await this.source.query(RENEW, [name, holder]).catch(() => undefined);
  }
}
