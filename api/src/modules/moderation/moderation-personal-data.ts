import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRows, sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationSources } from '../notifications/index.js';
import { DecisionsRepository } from './decisions.repository.js';
import { paths } from '@wanderwork/contracts';

const exportDecisionsSql = (userId: string) => sql`
  SELECT kind, object_id AS object, action, rule, explanation, decided_at AS "decidedAt", until, state,
    appeal_text AS appeal, appealed_at AS "appealedAt", appeal_outcome AS "appealOutcome",
    appeal_explanation AS "appealExplanation"
  FROM moderation_decisions WHERE user_id = ${userId} ORDER BY decided_at DESC, id`;

const exportReportsSql = (userId: string) => sql`
  SELECT kind, object_id AS object, report.reason, text, created_at AS "createdAt"
  FROM moderation_reports AS report JOIN moderation_cases ON moderation_cases.id = case_id
  WHERE reporter_id = ${userId} ORDER BY created_at DESC, report.id`;

const exportAppointmentsSql = (userId: string) => sql`
  SELECT region, reason, until FROM moderation_moderators WHERE user_id = ${userId} ORDER BY region`;

/** Counts stay without the person. */
const eraseStatements = (userId: string) => [
  sql`DELETE FROM moderation_moderators WHERE user_id = ${userId}`,
  sql`UPDATE moderation_moderators SET appointed_by = NULL WHERE appointed_by = ${userId}`,
  // What the person wrote in a conversation that they reported.
  sql`UPDATE moderation_cases SET snapshot = jsonb_set(snapshot, '{messages}',
      jsonb_path_query_array(snapshot, '$.messages[*] ? (@.isOwners == true)'))
    FROM moderation_reports WHERE case_id = moderation_cases.id AND reporter_id = ${userId}
      AND jsonb_exists(snapshot, 'messages')`,
  sql`UPDATE moderation_reports SET reporter_id = NULL, text = '' WHERE reporter_id = ${userId}`,
  sql`UPDATE moderation_cases SET owner_id = NULL, snapshot = NULL, note = NULL,
      object_id = CASE WHEN object_id = ${userId} THEN id::text ELSE object_id END,
      closed_at = coalesce(closed_at, now()), upheld = coalesce(upheld, false) WHERE owner_id = ${userId}`,
  sql`UPDATE moderation_cases SET lease_holder = NULL, lease_until = NULL WHERE lease_holder = ${userId}`,
  sql`UPDATE moderation_decisions SET user_id = NULL, appeal_text = NULL, appeal_explanation = NULL,
      undo = NULL, explanation = '',
      state = CASE WHEN state = 'proposed' THEN 'ended' ELSE state END,
      object_id = CASE WHEN object_id = ${userId} THEN id::text ELSE object_id END WHERE user_id = ${userId}`,
  sql`UPDATE moderation_decisions SET decided_by = NULL WHERE decided_by = ${userId}`,
  sql`UPDATE moderation_decisions SET confirmed_by = NULL WHERE confirmed_by = ${userId}`,
  sql`UPDATE moderation_decisions SET appeal_decided_by = NULL WHERE appeal_decided_by = ${userId}`,
];

/** Reports, decisions and appointments in a person's export and erasure, and how notifications name decisions. */
@Injectable()
export class ModerationPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly notificationSources: NotificationSources,
    private readonly decisions: DecisionsRepository,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'moderation',
      export: ({ id }) => this.exportAll(id),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
    this.notificationSources.add({
      name: 'decisions',
      kinds: ['decision'],
      emails: { decision: { kind: 'decisions', atOnce: true } },
      describe: (ids, readerId) => this.describe(ids, readerId),
    });
  }

  private async exportAll(userId: string) {
    const [decisions, reports, appointments] = await Promise.all(
      [exportDecisionsSql, exportReportsSql, exportAppointmentsSql].map((toSql) =>
        readRows(this.database, toSql(userId)),
      ),
    );
    return { decisions, reports, appointments };
  }

  private async erase(userId: string, manager: EntityManager): Promise<void> {
    for (const statement of eraseStatements(userId)) await execute(manager, statement);
  }

  /** A decision is named by what the reader has to do with it: their own, or the outcome of their report. */
  private async describe(ids: readonly string[], readerId: string) {
    const rows = await this.decisions.findAll(ids);
    return new Map(
      rows.map(({ id, userId, action }) => {
        const outcome =
          action === 'no-action'
            ? 'We looked at your report and left this as it is.'
            : 'We looked at your report and took action. Thank you.';
        const title = userId === readerId ? 'There is a decision about you or something you wrote.' : outcome;
        return [id, { title, path: paths.web.connectDecisions() }];
      }),
    );
  }
}
