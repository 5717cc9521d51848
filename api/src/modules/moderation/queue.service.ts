import { Injectable } from '@nestjs/common';
import type { CasePage, CaseSubject, ModerationCase, SessionUser } from '@wanderwork/contracts';
import type { CaseListQuery } from '@wanderwork/contracts/requests';
import { PageKeys } from '../../platform/lists/page-keys.js';
import { CasesRepository, type CaseRow } from './cases.repository.js';
import { toDecision } from './decision.mapper.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { caseClosed, caseLeased, connectNotFound } from './moderation.errors.js';
import { ModeratorsService } from './moderators.service.js';
import { ReportedObjects } from './reported-objects.js';
import { ReportsService } from './reports.service.js';

const PAGE_SIZE = 20;
/** Counts are exact up to this number. */
const MAX_COUNTED = 300;

/** The open cases that a moderator may decide, the most urgent first. */
@Injectable()
export class QueueService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly decisions: DecisionsRepository,
    private readonly decisionsService: DecisionsService,
    private readonly moderators: ModeratorsService,
    private readonly objects: ReportedObjects,
    private readonly reports: ReportsService,
    private readonly pageKeys: PageKeys,
  ) {}

  async list(user: SessionUser, { source, after }: CaseListQuery): Promise<CasePage> {
    const filter = { moderatorId: user.id, regions: await this.moderators.getRegions(user), source };
    const list = `moderation ${JSON.stringify(filter)}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const rows = await this.cases.list(filter, place, PAGE_SIZE);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    const { total, overdue } = await this.cases.countOpen(filter, MAX_COUNTED);
    return {
      items: await Promise.all(shown.map((row) => this.toCase(row, user.id))),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
      overdue,
      ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIs: 'over' } : { total }),
    };
  }

  /** Takes a case for ten minutes, or again for ten minutes. */
  async lease(user: SessionUser, id: string): Promise<ModerationCase> {
    await this.moderators.getRegions(user);
    const one = await this.cases.find(id);
    if (!one) throw connectNotFound();
    await this.decisionsService.assertMayDecide(user, one);
    if (one.closedAt !== null) throw caseClosed();
    if (!(await this.cases.lease(id, user.id))) throw caseLeased();
    return this.toCase((await this.cases.find(id))!, user.id);
  }

  private async toCase(row: CaseRow, moderatorId: string): Promise<ModerationCase> {
    const action = row.actionId === null ? null : await this.decisions.find(row.actionId);
    return {
      id: row.id,
      source: row.source,
      kind: row.kind,
      objectId: row.objectId,
      region: row.region,
      reason: row.reason,
      dueAt: row.dueAt.toISOString(),
      openedAt: row.openedAt.toISOString(),
      note: row.note,
      appealedAction: action && toDecision(action),
      reports: await this.reports.listOf(row.id),
      subject: await this.describe(row, action?.caseId ?? row.id),
      lease: row.leaseHolder === null ? null : row.leaseHolder === moderatorId ? 'own' : 'other',
    };
  }

  /** An object as it is now; of a private one, what the report stored. */
  private describe({ kind, objectId }: CaseRow, reportedIn: string): Promise<CaseSubject | null> {
    const object = this.objects.get(kind);
    return object.isPrivate ? this.cases.findSnapshot(reportedIn) : object.describe(objectId);
  }
}
