import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../config/index.js';
import { execute, sql } from '../database/sql.js';
import { PersonalData, type Person } from '../personal-data/personal-data.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Erasing an account keeps the entries until their retention ends, but replaces the person's id with a pseudonym. */
const pseudonymizeSql = (id: string, pseudonym: string) => sql`
  UPDATE audit_entries SET
    actor_id = CASE WHEN actor_id = ${id}::uuid THEN ${pseudonym}::uuid ELSE actor_id END,
    target_id = CASE WHEN target_type = 'user' AND target_id = ${id}::text THEN ${pseudonym}::text ELSE target_id END,
    old_value = NULL, new_value = NULL, reason = NULL
  WHERE actor_id = ${id}::uuid OR (target_type = 'user' AND target_id = ${id}::text)`;

/** Exports and erases a person's entries in the audit log. */
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
      export: (person) => this.exportEntries(person),
      erase: (person, manager) => this.pseudonymize(person, manager),
    });
  }

  private async exportEntries({ id }: Person) {
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

  private async pseudonymize({ id }: Person, manager: EntityManager): Promise<void> {
    await execute(manager, pseudonymizeSql(id, this.toPseudonym(id)));
  }

  /** One pseudonym for all entries of a person. It cannot be traced back to the account. */
  private toPseudonym(id: string): string {
    const hash = createHmac('sha256', this.config.sessionSecret).update(`erased\0${id}`).digest('hex');
    return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
