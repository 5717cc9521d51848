import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntitlementSettings } from '@wanderwork/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../config/index.js';
import { Setting } from './setting.entity.js';

const LAUNCH_SETTING = 'launchAccessUntil';

/** An invalid stored value counts as null. */
const toDateOrNull = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** Settings that admins change while the product runs. Every process sees a change within `answersHoldMs`. */
@Injectable()
export class SettingsService {
  private cachedSettings: Promise<EntitlementSettings> | null = null;
  /** Monotonic time, which cannot be set back. */
  private readUntil = 0;

  constructor(
    @InjectRepository(Setting) private readonly settings: Repository<Setting>,
    private readonly config: Config,
  ) {}

  entitlements(): Promise<EntitlementSettings> {
    if (this.cachedSettings === null || performance.now() >= this.readUntil)
      this.cachedSettings = this.read();
    return this.cachedSettings;
  }

  /** Reads the settings from the database. */
  async getStored(manager: EntityManager = this.settings.manager): Promise<EntitlementSettings> {
    const setting = await manager.findOneBy(Setting, { name: LAUNCH_SETTING });
    return { launchAccessUntil: toDateOrNull(setting?.value) };
  }

  async store({ launchAccessUntil }: EntitlementSettings, manager: EntityManager): Promise<void> {
    if (launchAccessUntil === null) await manager.delete(Setting, { name: LAUNCH_SETTING });
    else
      await manager.save(Setting, { name: LAUNCH_SETTING, value: launchAccessUntil, updatedAt: new Date() });
  }

  /** Makes the next call read the database. */
  clearCache(): void {
    this.cachedSettings = null;
  }

  private read(): Promise<EntitlementSettings> {
    this.readUntil = performance.now() + this.config.answersHoldMs;
    const reading = this.getStored();
    // A failed read must not be cached.
    reading.catch(() => (this.cachedSettings = null));
    return reading;
  }
}
