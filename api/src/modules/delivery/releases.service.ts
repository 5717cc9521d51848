import type { RemoteName } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { execute, sql } from '../../platform/database/sql.js';
import { addressOf, originOf } from './base-url.js';
import { ReleaseReport } from './entities/release-report.entity.js';
import { Release } from './entities/release.entity.js';
import { readBuild, type ReleaseBuild } from './release-build.js';
import { otherBytes, ReleaseStore } from './release-store.js';
import { ReleaseTrust } from './release-signature.js';

export interface Published {
  name: RemoteName;
  version: string;
  baseUrl: string;
}

/** Only one process at a time changes which release of a remote is live. */
const lockRemote = (manager: EntityManager, name: RemoteName) =>
  execute(manager, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`release:${name}`}, 0))`);

const newRelease = (name: RemoteName, version: string) => ({
  id: createId(),
  name,
  version,
  state: 'retired' as const,
  publishedAt: new Date(),
  offeredAt: null,
  rolledBackAt: null,
  upheldAt: null,
});

@Injectable()
export class ReleasesService {
  constructor(
    private readonly database: DataSource,
    private readonly store: ReleaseStore,
    private readonly trust: ReleaseTrust,
  ) {}

  /**
   * Publishes a built remote and makes it live. With `baseUrl` its files stay on that server and only the manifest is
   * stored here. Publishing the same bytes again moves or restores the release; other bytes under an existing version are
   * refused.
   */
  async publish(folder: string, baseUrl: string | null = null): Promise<Published> {
    const build = await readBuild(folder);
    const address = addressOf(build.manifest, baseUrl);
    if (baseUrl === null) await this.store.keep(build);
    return this.inTurn(build, async (manager) => {
      const release = await this.record(manager, build, () => address);
      await this.activate(manager, release);
      return release;
    });
  }

  /**
   * Publishes a remote that was built with this installation. It goes live only if it differs from the one at the last
   * start, so that a restart does not undo what was published, moved or rolled back since then.
   */
  async offer(folder: string): Promise<Published> {
    const build = await readBuild(folder);
    await this.store.keep(build);
    return this.inTurn(build, async (manager) => {
      const last = await this.lastOffered(manager, build.manifest.name);
      const release = await this.record(
        manager,
        build,
        (trustedUrl) => trustedUrl ?? addressOf(build.manifest, null),
      );
      await manager.update(Release, release.id, { offeredAt: new Date() });
      if (last?.id !== release.id && release.state !== 'rolled_back') await this.activate(manager, release);
      return release;
    });
  }

  /**
   * Rolls the live release `id` back to the last good one. Returns false if there is no last good one, or if the publisher
   * restored this release after an earlier rollback.
   */
  async rollBack(name: RemoteName, id: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await lockRemote(manager, name);
      const live = await manager.findOneBy(Release, { id, state: 'live' });
      const lastGood = await manager.findOneBy(Release, { name, state: 'last_good' });
      if (!live || live.upheldAt || !lastGood || !(await this.canServe(lastGood))) return false;
      await manager.update(Release, live.id, { state: 'rolled_back', rolledBackAt: new Date() });
      await manager.update(Release, lastGood.id, { state: 'live' });
      return true;
    });
  }

  /** A release that would not be listed, or whose files are gone, cannot be rolled back to. */
  private async canServe(release: Release): Promise<boolean> {
    if (this.trust.problemOf(release) !== null) return false;
    const { name, version, manifest } = release;
    return originOf(manifest) !== null || (await this.store.find(name, version, manifest.entry)) !== null;
  }

  private async inTurn(
    { manifest }: ReleaseBuild,
    change: (manager: EntityManager) => Promise<Release>,
  ): Promise<Published> {
    const release = await this.database.transaction(async (manager) => {
      await lockRemote(manager, manifest.name);
      return change(manager);
    });
    return { name: release.name, version: release.version, baseUrl: release.manifest.baseUrl };
  }

  private lastOffered(manager: EntityManager, name: RemoteName): Promise<Release | null> {
    return manager.findOne(Release, {
      where: { name, offeredAt: Not(IsNull()) },
      order: { offeredAt: 'DESC' },
    });
  }

  /** Saves the row of this build with a new signature, because its address or the key may have changed. Refuses other bytes. */
  private async record(
    manager: EntityManager,
    build: ReleaseBuild,
    address: (trustedUrl: string | null) => string,
  ): Promise<Release> {
    const { digest } = build;
    const { name, version } = build.manifest;
    const existing = await manager.findOneBy(Release, { name, version });
    if (existing && existing.digest !== digest) throw otherBytes(build.manifest);
    const trusted = existing && this.trust.problemOf(existing) === null;
    const manifest = { ...build.manifest, baseUrl: address(trusted ? existing.manifest.baseUrl : null) };
    const signature = this.trust.sign({ manifest, digest });
    return manager.save(Release, { ...(existing ?? newRelease(name, version)), manifest, digest, signature });
  }

  private async activate(manager: EntityManager, release: Release): Promise<void> {
    if (release.state === 'live') return;
    const { name } = release;
    await this.retireLive(manager, name);
    const upheldAt = release.state === 'rolled_back' ? new Date() : release.upheldAt;
    await manager.update(Release, release.id, { state: 'live', rolledBackAt: null, upheldAt });
    // What was said about it before its publisher decided again does not count.
    await manager.delete(ReleaseReport, { releaseId: release.id });
  }

  /** The live release becomes the last good one if it is valid; otherwise the previous last good one stays. */
  private async retireLive(manager: EntityManager, name: RemoteName): Promise<void> {
    const live = await manager.findOneBy(Release, { name, state: 'live' });
    if (!live) return;
    const isGood = this.trust.problemOf(live) === null;
    if (isGood) await manager.update(Release, { name, state: 'last_good' }, { state: 'retired' });
    await manager.update(Release, live.id, { state: isGood ? 'last_good' : 'retired' });
  }
}
