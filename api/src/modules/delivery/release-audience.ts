import type { Release } from '@wanderwork/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../platform/durations.js';
import { ignoreDatabaseGone } from '../../platform/database/ignore-database-gone.js';
import { originOf } from './base-url.js';
import type { Audience } from './delivery.policy.js';
import { LiveReleasesService } from './live-releases.service.js';
import { networkOf } from './network.js';
import { SeenNetworks } from './seen-networks.js';

const COUNT_ONE = `
  INSERT INTO release_audience (release_id, hour, networks)
  SELECT id, date_trunc('hour', now()), 1 FROM releases WHERE name = $1 AND version = $2
  ON CONFLICT (release_id, hour) DO UPDATE SET networks = release_audience.networks + 1`;

const AUDIENCE = `
  SELECT coalesce(sum(networks) FILTER (WHERE hour >= date_trunc('hour', now()) - interval '1 hour'), 0)::int AS lately,
    coalesce(sum(networks), 0)::int AS today
  FROM release_audience WHERE release_id = $1 AND hour > now() - interval '1 day'`;

/** What was sent of a release: its name, its version, and which of its files. */
interface Sent {
  name: string;
  version: string;
  file: string;
}

/**
 * Counts the networks that fetched a live release. Of one that is kept here, by who fetched its entry: a browser keeps an
 * entry for good, so whoever starts a release for the first time is counted. Of one on another server, by who opened a page
 * that begins with it, once a day. Who it was is kept in memory until then, and how many in the database.
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

  /** Nobody waits for it, and no file is kept back because it could not be counted. */
  sent({ name, version, file }: Sent, address: string): void {
    const { releases } = this.live.lastSeen().list;
    const isEntry = releases.some(
      (one) => one.name === name && one.version === version && one.entry === file,
    );
    if (isEntry) this.count({ name, version }, address, this.fetched);
  }

  /** The same for a page by which a browser starts `release`, where another server gives it the entry. */
  started(release: Release, address: string): void {
    if (originOf(release) !== null) this.count(release, address, this.opened);
  }

  async of(releaseId: string): Promise<Audience> {
    const [row]: Audience[] = await this.database.query(AUDIENCE, [releaseId]);
    return row ?? { lately: 0, today: 0 };
  }

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      this.database.query(`DELETE FROM release_audience WHERE hour < now() - interval '1 day'`),
    );
  }

  private count({ name, version }: Omit<Sent, 'file'>, address: string, seen: SeenNetworks): void {
    if (!seen.isNew(`${name} ${version} ${networkOf(address)}`)) return;
    this.database
      .query(COUNT_ONE, [name, version])
      .catch((error: unknown) => this.logger.warn(`A reader of ${name} was not counted: ${String(error)}`));
  }
}
