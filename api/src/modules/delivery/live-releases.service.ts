import { RELEASE_SCHEMA, type Release as ReleaseManifest, type ReleaseList } from '@wanderwork/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../platform/database/sql.js';
import { originOf } from './base-url.js';
import { ReleaseTrust } from './release-signature.js';

/** The list of releases that browsers get, with the origins derived from it. */
export interface LiveList {
  list: ReleaseList;
  /** Other servers that pages must be allowed to load from. */
  origins: string[];
}

interface Row {
  id: string;
  name: string;
  version: string;
  manifest: string;
  digest: string;
  signature: string;
}

/** For each remote the live release first, then the last good one. */
const listCandidatesSql = sql`
  SELECT id, name, version, manifest::text AS manifest, digest, signature FROM releases
  WHERE state IN ('live', 'last_good') ORDER BY name, state = 'live' DESC`;

const keyOf = (rows: Row[]) =>
  rows
    .map((row) => [row.id, row.name, row.version, row.signature, row.digest, row.manifest].join(' '))
    .join('\n');

/**
 * The live release of each remote, or the last good one if the live one is not valid. It is read from the database every
 * time and verified only when it has changed.
 */
@Injectable()
export class LiveReleasesService {
  private readonly logger = new Logger(LiveReleasesService.name);
  private readonly logged = new Set<string>();
  private cached: { key: string; live: LiveList } | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly trust: ReleaseTrust,
  ) {}

  async getCurrent(): Promise<LiveList> {
    const rows = await readRows<Row>(this.database, listCandidatesSql);
    const key = keyOf(rows);
    if (this.cached?.key !== key) this.cached = { key, live: this.compose(rows) };
    return this.cached.live;
  }

  /** The latest list that was read, for pages that must work while the database is down. */
  lastSeen(): LiveList {
    return this.cached?.live ?? this.compose([]);
  }

  private compose(rows: Row[]): LiveList {
    const offered = new Map<string, ReleaseManifest>();
    for (const row of rows) {
      const manifest = offered.has(row.name) ? null : this.trustedManifest(row);
      if (manifest !== null) offered.set(row.name, manifest);
    }
    const releases = [...offered.values()];
    const list: ReleaseList = { schema: RELEASE_SCHEMA, releases };
    const origins = [...new Set(releases.map(originOf).filter((origin) => origin !== null))];
    return { list, origins };
  }

  private trustedManifest(row: Row): ReleaseManifest | null {
    const manifest: unknown = JSON.parse(row.manifest);
    const problem = this.trust.problemOf({ ...row, manifest });
    if (problem === null) return manifest as ReleaseManifest;
    this.logRefusal(row, problem);
    return null;
  }

  /** Logs each state of a row once, because the list is composed again whenever another release changes. */
  private logRefusal(row: Row, problem: string): void {
    const state = keyOf([row]);
    if (this.logged.has(state)) return;
    this.logged.add(state);
    this.logger.error(`The release ${row.name} ${row.version} is not offered: its ${problem} does not hold`);
  }
}
