import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../config/index.js';
import { PersonalData, type Person } from '../personal-data/personal-data.js';
import { AuditEntry } from './audit-entry.entity.js';

/** What was done stays known for as long as it is kept; by whom, and to whom, only until the account is erased. */
const PSEUDONYMISE = `
  UPDATE audit_entries SET
    actor_id = CASE WHEN actor_id = $1::uuid THEN $2::uuid ELSE actor_id END,
    target_id = CASE WHEN target_type = 'user' AND target_id = $1::text THEN $2::text ELSE target_id END,
    old_value = NULL, new_value = NULL, reason = NULL
  WHERE actor_id = $1::uuid OR (target_type = 'user' AND target_id = $1::text)`;

/** The audit log's part of what is kept about a person. */
@Injectable()
export class AuditPersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly config: Config,
    @InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'history',
      export: (person) => this.of(person),
      erase: (person, manager) => this.pseudonymise(person, manager),
    });
  }

  private async of({ id }: Person) {
    const entries = await this.entries.find({
      where: [{ actorId: id }, { targetType: 'user', targetId: id }],
      order: { id: 'ASC' },
    });
    return entries.map(({ action, targetType, oldValue, newValue, happenedAt }) => ({
      action,
      targetType,
      oldValue,
      newValue,
      happenedAt,
    }));
  }

  private async pseudonymise({ id }: Person, manager: EntityManager): Promise<void> {
    await manager.query(PSEUDONYMISE, [id, this.pseudonymOf(id)]);
  }

  /** The same for all entries of a person, and nothing leads back from it. */
  private pseudonymOf(id: string): string {
    const hash = createHmac('sha256', this.config.sessionSecret).update(`erased\0${id}`).digest('hex');
    return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
