import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '../../platform/durations.js';
import { quietly } from '../../platform/database/quietly.js';
import type { Audience } from './delivery.policy.js';
import { LiveReleases } from './live-releases.js';
import { networkOf } from './network.js';

/** So many networks a process tells apart in an hour; more would change no decision. */
const NETWORKS_MAX = 50_000;

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
 * Counts the networks that fetched the entry of a live release from here. A browser keeps an entry for good, so whoever
 * starts a release for the first time is counted; who is kept in memory for the hour, and how many in the database.
 */
@Injectable()
export class ReleaseAudience {
  private readonly logger = new Logger(ReleaseAudience.name);
  private hour = 0;
  private readonly known = new Set<string>();

  constructor(
    private readonly database: DataSource,
    private readonly live: LiveReleases,
  ) {}

  /** Nobody waits for it, and no file is kept back because it could not be counted. */
  sent({ name, version, file }: Sent, address: string): void {
    const { releases } = this.live.lastSeen().list;
    const isEntry = releases.some(
      (one) => one.name === name && one.version === version && one.entry === file,
    );
    if (isEntry && this.isNew(`${name} ${version} ${networkOf(address)}`))
      this.database
        .query(COUNT_ONE, [name, version])
        .catch((error: unknown) => this.logger.warn(`A reader of ${name} was not counted: ${String(error)}`));
  }

  async of(releaseId: string): Promise<Audience> {
    const [row]: Audience[] = await this.database.query(AUDIENCE, [releaseId]);
    return row ?? { lately: 0, today: 0 };
  }

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    await quietly(this.database.query(`DELETE FROM release_audience WHERE hour < now() - interval '1 day'`));
  }

  private isNew(who: string): boolean {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (hour !== this.hour) this.known.clear();
    this.hour = hour;
    if (this.known.has(who) || this.known.size >= NETWORKS_MAX) return false;
    this.known.add(who);
    return true;
  }
}
