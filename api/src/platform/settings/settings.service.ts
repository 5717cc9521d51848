import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntitlementSettings } from '@wanderwork/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../config/index.js';
import { Setting } from './setting.entity.js';

const LAUNCH = 'launchAccessUntil';

/** What each of them may be: a value that was written wrongly counts as none. */
const dateOrNull = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** Settings that change while the product runs; every process sees a change within `answersHoldMs`. */
@Injectable()
export class SettingsService {
  private known: Promise<EntitlementSettings> | null = null;
  /** By a clock that nobody can put back. */
  private readUntil = 0;

  constructor(
    @InjectRepository(Setting) private readonly settings: Repository<Setting>,
    private readonly config: Config,
  ) {}

  entitlements(): Promise<EntitlementSettings> {
    if (this.known === null || performance.now() >= this.readUntil) this.known = this.read();
    return this.known;
  }

  /** As they are in the database now. */
  async getStored(manager: EntityManager = this.settings.manager): Promise<EntitlementSettings> {
    const setting = await manager.findOneBy(Setting, { name: LAUNCH });
    return { launchAccessUntil: dateOrNull(setting?.value) };
  }

  async store({ launchAccessUntil }: EntitlementSettings, manager: EntityManager): Promise<void> {
    if (launchAccessUntil === null) await manager.delete(Setting, { name: LAUNCH });
    else await manager.save(Setting, { name: LAUNCH, value: launchAccessUntil, updatedAt: new Date() });
  }

  /** Reads anew at the next question: what was stored is in force. */
  clearCache(): void {
    this.known = null;
  }

  private read(): Promise<EntitlementSettings> {
    this.readUntil = performance.now() + this.config.answersHoldMs;
    const reading = this.getStored();
    // A read that failed is no answer to keep.
    reading.catch(() => (this.known = null));
    return reading;
  }
}
