import { RELEASE_SCHEMA, type Release as ReleaseManifest, type ReleaseList } from '@wanderwork/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { originOf } from './base-url.js';
import { ReleaseTrust } from './release-trust.js';

/** The list as browsers get it, with what is derived from it once. */
export interface LiveList {
  list: ReleaseList;
  /** Other servers that pages must be allowed to load from. */
  origins: string[];
}

interface Row {
  id: string;
  manifest: string;
  digest: string;
  signature: string;
}

const liveRows = `SELECT id, manifest::text AS manifest, digest, signature FROM releases WHERE state = 'live' ORDER BY name`;

const keyOf = (rows: Row[]) =>
  rows.map((row) => `${row.id} ${row.signature} ${row.digest} ${row.manifest}`).join('\n');

/** The live release of each remote: asked from the database every time, checked once for each state of it. */
@Injectable()
export class LiveReleases {
  private readonly logger = new Logger(LiveReleases.name);
  private known: { key: string; live: LiveList } | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly trust: ReleaseTrust,
  ) {}

  async current(): Promise<LiveList> {
    const rows = await this.database.query<Row[]>(liveRows);
    const key = keyOf(rows);
    if (this.known?.key !== key) this.known = { key, live: this.compose(rows) };
    return this.known.live;
  }

  /** The list as it was last seen; for pages that must stand while the database does not. */
  lastSeen(): LiveList {
    return this.known?.live ?? this.compose([]);
  }

  private compose(rows: Row[]): LiveList {
    const releases = rows.map((row) => this.trusted(row)).filter((release) => release !== null);
    const list: ReleaseList = { schema: RELEASE_SCHEMA, releases };
    const origins = [...new Set(releases.map(originOf).filter((origin) => origin !== null))];
    return { list, origins };
  }

  private trusted(row: Row): ReleaseManifest | null {
    const manifest: unknown = JSON.parse(row.manifest);
    const problem = this.trust.problemOf({ ...row, manifest });
    if (problem === null) return manifest as ReleaseManifest;
    this.logger.error(`The live release ${row.id} is not listed: its ${problem} does not hold`);
    return null;
  }
}
