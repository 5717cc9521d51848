import { Injectable } from '@nestjs/common';
import type { AdminSettings, SessionUser } from '@wanderwork/contracts';
import type { AdminSettingsRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { Settings } from '../../platform/settings/settings.service.js';

@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  get(): Promise<AdminSettings> {
    return this.settings.stored();
  }

  async change(actor: SessionUser, request: AdminSettingsRequest): Promise<AdminSettings> {
    const newValue = { launchAccessUntil: request.launchAccessUntil || null };
    await this.source.transaction(async (manager) => {
      const oldValue = await this.settings.stored(manager);
      await this.settings.store(newValue, manager);
      const target = { type: 'setting', id: 'launchAccessUntil' };
      const what = { actorId: actor.id, action: 'admin.setting_changed', target };
      await this.audit.record({ ...what, oldValue, newValue }, manager);
    });
    this.settings.forget();
    return newValue;
  }
}
