import { toUtcDay } from '@wanderwork/contracts';
import type { ReleaseReportRequest } from '@wanderwork/contracts/requests';
import { Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Between, DataSource, In, LessThan } from 'typeorm';
import { CLOCK_SKEW_MS } from '../../platform/clock-skew.js';
import { Config } from '../../platform/config/index.js';
import { createId } from '../../platform/database/ids.js';
import { DAY_MS } from '../../platform/durations.js';
import { isWorthALine, networksToRollBack, REPORT_WINDOW_MS, REPORTS_KEPT_MS } from './delivery.policy.js';
import { ReleaseReport } from './entities/release-report.entity.js';
import { Release } from './entities/release.entity.js';
import { networkOf } from './networks.js';
import { ReleaseAudience } from './release-audience.js';
import { ReleasesService } from './releases.service.js';

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Receives reports of browsers in which a release did not start, and rolls it back if too many networks report it. */
@Injectable()
export class ReleaseReportsService {
  private readonly logger = new Logger(ReleaseReportsService.name);

  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesService,
    private readonly audience: ReleaseAudience,
    private readonly config: Config,
  ) {}

  /** Reports about a release that is not live are ignored: the browser has an old list. */
  async receive({ name, version, reason }: ReleaseReportRequest, address: string): Promise<void> {
    const release = await this.database.manager.findOneBy(Release, { name, version, state: 'live' });
    if (!release) return;
    await this.keep(release, networkOf(address), reason);
    const networks = await this.networksAgainst(release);
    const needed = networksToRollBack(await this.audience.of(release.id));
    if (networks >= needed) return this.takeBack(release, networks);
    if (isWorthALine(networks))
      this.logger.warn(`${name} ${version} would not start for ${networks} networks; ${needed} take it back`);
  }

  /**
   * Stores one row per network and release, so that repeated reports do not count. Around midnight, when the key changes,
   * the network's row under the other key is deleted.
   */
  private async keep(release: Release, network: string, reason: ReleaseReport['reason']): Promise<void> {
    const { manager } = this.database;
    const caller = this.hash(network, new Date());
    const otherCallers = [-DAY_MS, DAY_MS].map((ms) => this.hash(network, ago(ms)));
    await manager.delete(ReleaseReport, { releaseId: release.id, caller: In(otherCallers) });
    await manager.delete(ReleaseReport, { reportedAt: LessThan(ago(REPORTS_KEPT_MS)) });
    await manager.upsert(
      ReleaseReport,
      { id: createId(), releaseId: release.id, caller, reason, reportedAt: new Date() },
      { conflictPaths: ['releaseId', 'caller'] },
    );
  }

  private networksAgainst(release: Release): Promise<number> {
    const reportedAt = Between(ago(REPORT_WINDOW_MS), ago(-CLOCK_SKEW_MS));
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

  /** Networks are stored only as hashes, with a key that changes every day. */
  private hash(network: string, moment: Date): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`${toUtcDay(moment)} ${network}`)
      .digest('base64url');
  }
}
