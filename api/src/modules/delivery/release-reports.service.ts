import type { ReleaseReportRequest } from '@wanderwork/contracts/requests';
import { Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { Config } from '../../platform/config/index.js';
import { newId } from '../../platform/database/ids.js';
import { isWorthALine, networksToRollBack, REPORT_WINDOW_MS, REPORTS_KEPT_MS } from './delivery.policy.js';
import { ReleaseReport } from './entities/release-report.entity.js';
import { Release } from './entities/release.entity.js';
import { networkOf } from './network.js';
import { ReleaseAudience } from './release-audience.js';
import { ReleasesService } from './releases.service.js';

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Hears from browsers where a release would not start, and takes it back when too many of those that fetched it say so. */
@Injectable()
export class ReleaseReports {
  private readonly logger = new Logger(ReleaseReports.name);

  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesService,
    private readonly audience: ReleaseAudience,
    private readonly config: Config,
  ) {}

  /** Words about a release that is not live change nothing: the browser holds an old list. */
  async take({ name, version, reason }: ReleaseReportRequest, address: string): Promise<void> {
    const release = await this.database.manager.findOneBy(Release, { name, version, state: 'live' });
    if (!release) return;
    await this.keep(release, this.callerOf(address), reason);
    const networks = await this.networksAgainst(release);
    const needed = networksToRollBack(await this.audience.of(release.id));
    if (networks >= needed) return this.takeBack(release, networks);
    if (isWorthALine(networks))
      this.logger.warn(`${name} ${version} would not start for ${networks} networks; ${needed} take it back`);
  }

  /** One row a network and release, so that repeating oneself does not count. */
  private async keep(release: Release, caller: string, reason: ReleaseReport['reason']): Promise<void> {
    const { manager } = this.database;
    await manager.delete(ReleaseReport, { reportedAt: LessThan(ago(REPORTS_KEPT_MS)) });
    await manager.upsert(
      ReleaseReport,
      { id: newId(), releaseId: release.id, caller, reason, reportedAt: new Date() },
      { conflictPaths: ['releaseId', 'caller'] },
    );
  }

  private networksAgainst(release: Release): Promise<number> {
    const reportedAt = MoreThan(ago(REPORT_WINDOW_MS));
    return this.database.manager.countBy(ReleaseReport, { releaseId: release.id, reportedAt });
  }

  private async takeBack({ id, name, version }: Release, networks: number): Promise<void> {
    const done = await this.releases.rollBack(name, id);
    const then = done
      ? 'was taken back'
      : 'stays, for there is nothing to go back to or its publisher decided so';
    if (done || isWorthALine(networks))
      this.logger.warn(`${name} ${version} would not start for ${networks} networks: it ${then}`);
  }

  /** Addresses are kept only hashed, under a key that is another one tomorrow. */
  private callerOf(address: string): string {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', this.config.sessionSecret)
      .update(`${day} ${networkOf(address)}`)
      .digest('base64url');
  }
}
