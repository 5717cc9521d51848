import type { Release } from '@wanderwork/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Job } from '../../platform/jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { execute, readRow, sql } from '../../platform/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../platform/durations.js';
import { ignoreDatabaseGone } from '../../platform/database/ignore-database-gone.js';
import { originOf } from './base-url.js';
import type { Audience } from './delivery.policy.js';
import { LiveReleasesService } from './live-releases.service.js';
import { networkOf, SeenNetworks } from './networks.js';

const countNetworkSql = (name: string, version: string) => sql`
  INSERT INTO release_audience (release_id, hour, networks)
  SELECT id, date_trunc('hour', now()), 1 FROM releases WHERE name = ${name} AND version = ${version}
  ON CONFLICT (release_id, hour) DO UPDATE SET networks = release_audience.networks + 1`;

const readAudienceSql = (releaseId: string) => sql`
  SELECT coalesce(sum(networks) FILTER (WHERE hour >= date_trunc('hour', now()) - interval '1 hour'), 0)::int AS lately,
    coalesce(sum(networks), 0)::int AS today
  FROM release_audience WHERE release_id = ${releaseId} AND hour > now() - interval '1 day'`;

/** A file of a release that was sent to a browser. */
interface Sent {
  name: string;
  version: string;
  file: string;
}

/**
 * Counts the networks that fetched a live release. If this site serves it, it counts who fetched the entry file, which
 * browsers cache for good. If another server does, it counts who opened a page that starts with it, once a day. The
 * networks are kept only in memory; the database has their number.
 */
@Injectable()
export class ReleaseAudience {
  private readonly logger = new Logger(ReleaseAudience.name);
  private readonly fetched = new SeenNetworks(HOUR_MS);
  private readonly opened = new SeenNetworks(DAY_MS);

  constructor(
    private readonly database: DataSource,
    private readonly live: LiveReleasesService,
  ) {}

  /** Does not delay the response, and an error here does not prevent it. */
  sent({ name, version, file }: Sent, address: string): void {
    const { releases } = this.live.lastSeen().list;
    const isEntry = releases.some(
      (one) => one.name === name && one.version === version && one.entry === file,
    );
    if (isEntry) this.count({ name, version }, address, this.fetched);
  }

  /** Counts a page that starts `release`, if another server serves its files. */
  started(release: Release, address: string): void {
    if (originOf(release) !== null) this.count(release, address, this.opened);
  }

  async of(releaseId: string): Promise<Audience> {
    const row = await readRow<Audience>(this.database, readAudienceSql(releaseId));
    return row ?? { lately: 0, today: 0 };
  }

  @Job({ name: 'release-audience-cleanup', everyMs: HOUR_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(this.database, sql`DELETE FROM release_audience WHERE hour < now() - interval '1 day'`),
    );
  }

  private count({ name, version }: Omit<Sent, 'file'>, address: string, seen: SeenNetworks): void {
    if (!seen.isNew(`${name} ${version} ${networkOf(address)}`)) return;
    execute(this.database, countNetworkSql(name, version)).catch((error: unknown) =>
      this.logger.warn(`A reader of ${name} was not counted: ${String(error)}`),
    );
  }
}
