import { Injectable } from '@nestjs/common';
import type { AdminSettings, SessionUser } from '@wanderwork/contracts';
import type { AdminSettingsRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';

/** Reads and changes the settings that admins control, and records each change in the audit log. */
@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly source: DataSource,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  get(): Promise<AdminSettings> {
    return this.settings.getStored();
  }

  async change(actor: SessionUser, request: AdminSettingsRequest): Promise<AdminSettings> {
    const newValue = { launchAccessUntil: request.launchAccessUntil || null };
    await this.source.transaction(async (manager) => {
      const oldValue = await this.settings.getStored(manager);
      await this.settings.store(newValue, manager);
      const target = { type: 'setting', id: 'launchAccessUntil' };
      const event = { actorId: actor.id, action: 'admin.setting_changed', target };
      await this.audit.record({ ...event, oldValue, newValue }, manager);
    });
    this.settings.clearCache();
    return newValue;
  }
}
