import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  flagNames,
  toFlags,
  type AdminSettings,
  type EntitlementSettings,
  type Flag,
  type Flags,
} from '@wanderwork/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../config/index.js';
import { Setting } from './setting.entity.js';

const LAUNCH_SETTING = 'launchAccessUntil';

/** Each flag has a row of its own, so that two admins who switch two flags do not undo each other's change. */
const toFlagSetting = (flag: Flag): string => `flag.${flag}`;

/** An invalid stored value counts as null. */
const toDateOrNull = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** New values. A flag that is left out stays as it is. */
interface SettingChanges extends EntitlementSettings {
  flags: Partial<Flags>;
}

/** Settings that admins change while the product runs. Every process sees a change within `answersHoldMs`. */
@Injectable()
export class SettingsService {
  private cachedSettings: Promise<AdminSettings> | null = null;
  /** Monotonic time, which cannot be set back. */
  private readUntil = 0;
  private lastFlags = toFlags();

  constructor(
    @InjectRepository(Setting) private readonly settings: Repository<Setting>,
    private readonly config: Config,
  ) {}

  entitlements(): Promise<EntitlementSettings> {
    return this.getCached();
  }

  /** All feature flags; the last known ones while the database is down, because pages work then too. */
  async flags(): Promise<Flags> {
    return this.getCached().then(
      ({ flags }) => flags,
      () => this.lastFlags,
    );
  }

  async isOn(flag: Flag): Promise<boolean> {
    return (await this.flags())[flag];
  }

  /** Reads the settings from the database. */
  async getStored(manager: EntityManager = this.settings.manager): Promise<AdminSettings> {
    const rows = await manager.find(Setting);
    const values = new Map(rows.map(({ name, value }) => [name, value]));
    const flagValues = flagNames.map((flag) => [flag, values.get(toFlagSetting(flag))]);
    return {
      launchAccessUntil: toDateOrNull(values.get(LAUNCH_SETTING)),
      flags: toFlags(Object.fromEntries(flagValues) as Record<Flag, unknown>),
    };
  }

  async store({ launchAccessUntil, flags }: SettingChanges, manager: EntityManager): Promise<void> {
    const save = (name: string, value: unknown) =>
      manager.upsert(Setting, { name, value: value as object, updatedAt: new Date() }, ['name']);
    if (launchAccessUntil === null) await manager.delete(Setting, { name: LAUNCH_SETTING });
    else await save(LAUNCH_SETTING, launchAccessUntil);
    for (const flag of flagNames) if (flags[flag] !== undefined) await save(toFlagSetting(flag), flags[flag]);
  }

  /** Makes the next call read the database. */
  clearCache(): void {
    this.cachedSettings = null;
  }

  private getCached(): Promise<AdminSettings> {
    if (this.cachedSettings === null || performance.now() >= this.readUntil)
      this.cachedSettings = this.read();
    return this.cachedSettings;
  }

  private read(): Promise<AdminSettings> {
    this.readUntil = performance.now() + this.config.answersHoldMs;
    const reading = this.getStored();
    reading.then(
      ({ flags }) => (this.lastFlags = flags),
      // A failed read must not be cached.
      () => (this.cachedSettings = null),
    );
    return reading;
  }
}
