import { Injectable } from '@nestjs/common';
import type { AdminSettings, Flag, SessionUser } from '@wanderwork/contracts';
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
    const { flags: newFlags = {} } = request;
    const newValue = { launchAccessUntil: request.launchAccessUntil || null };
    const newSettings = await this.source.transaction(async (manager) => {
      const { flags, ...oldValue } = await this.settings.getStored(manager);
      await this.settings.store({ ...newValue, flags: newFlags }, manager);
      const event = { actorId: actor.id, action: 'admin.setting_changed' };
      const target = { type: 'setting', id: 'launchAccessUntil' };
      await this.audit.record({ ...event, target, oldValue, newValue }, manager);
      for (const flag of Object.keys(newFlags) as Flag[])
        await this.audit.record(
          {
            ...event,
            target: { type: 'flag', id: flag },
            oldValue: { [flag]: flags[flag] },
            newValue: { [flag]: newFlags[flag] },
          },
          manager,
        );
      return this.settings.getStored(manager);
    });
    this.settings.clearCache();
    return newSettings;
  }
}
