import { Injectable } from '@nestjs/common';
import {
  pauseDays,
  type Decision,
  type ModerationAction,
  type ModerationMonth,
  type Page,
  type ReportKind,
  type SessionUser,
} from '@wanderwork/contracts';
import type { ModerationActionRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { PageKeys } from '../../platform/lists/page-keys.js';
import { NotificationsService, PeopleDirectory } from '../notifications/index.js';
import { AccountEndsService } from './account-ends.service.js';
import { CasesRepository, type CaseRow } from './cases.repository.js';
import { toDecision } from './decision.mapper.js';
import { DecisionsRepository, type DecisionRow } from './decisions.repository.js';
import { HoldsService } from './holds.service.js';
import {
  actionUnsuitable,
  caseClosed,
  caseNotLeased,
  connectNotFound,
  decidedByModerator,
  moderatorRequired,
  ownCase,
  pauseNeedsDays,
  valueMissing,
} from './moderation.errors.js';
import { ModeratorsService } from './moderators.service.js';
import { ReportedObjects, type ObjectAction, type ReportedObjectKind } from './reported-objects.js';
import { ReportsService } from './reports.service.js';

const PAGE_SIZE = 30;

const objectActions: readonly string[] = ['label', 'retitle', 'hide', 'close'] satisfies ObjectAction[];
const isObjectAction = (action: string): action is ObjectAction => objectActions.includes(action);
const needsOwner = (action: ModerationAction): boolean =>
  action === 'warn' || action === 'pause' || action === 'end-account';

/** Throws 400 for an action that makes no sense for this case. */
const assertSuitable = (
  request: ModerationActionRequest,
  { actions }: ReportedObjectKind,
  one: CaseRow,
): void => {
  const { action, days, value } = request;
  if (one.source === 'appeal' || (needsOwner(action) && one.ownerId === null)) throw actionUnsuitable();
  if (isObjectAction(action) && !actions.includes(action)) throw actionUnsuitable();
  if (action === 'pause' && !pauseDays.some((allowed) => allowed === days)) throw pauseNeedsDays();
  if ((action === 'label' || action === 'retitle') && value === undefined) throw valueMissing();
};

/** Whether a moderator sent this decision before: the answer to the first request may have been lost. */
const isSameDecision = (
  { caseId, decidedBy, action, rule, explanation }: DecisionRow,
  moderatorId: string,
  request: ModerationActionRequest,
): boolean =>
  decidedBy === moderatorId &&
  caseId === request.case.toLowerCase() &&
  action === request.action &&
  rule === request.rule &&
  explanation === request.explanation;

/** Decides cases. Appeals are in `AppealsService`. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly database: DataSource,
    private readonly decisions: DecisionsRepository,
    private readonly cases: CasesRepository,
    private readonly holds: HoldsService,
    private readonly reports: ReportsService,
    private readonly objects: ReportedObjects,
    private readonly moderators: ModeratorsService,
    private readonly people: PeopleDirectory,
    private readonly notifications: NotificationsService,
    private readonly accountEnds: AccountEndsService,
    private readonly pageKeys: PageKeys,
  ) {}

  async listOwn(userId: string, after: string | undefined): Promise<Page<Decision>> {
    const list = `decisions ${userId}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const rows = await this.decisions.listOf(userId, place, PAGE_SIZE);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: shown.map(toDecision),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
      total: await this.decisions.countOf(userId),
    };
  }

  /** The counts that everybody can read, of the last twelve months since the first report; the newest first. */
  async countMonths(): Promise<ModerationMonth[]> {
    const months = await this.decisions.countMonths();
    return months.slice(0, months.findLastIndex(({ reports, reversed }) => reports > 0 || reversed > 0) + 1);
  }

  findPause(userId: string): Promise<Date | null> {
    return this.decisions.findPause(userId);
  }

  /** Throws 403 while such a decision is in effect, so that the person concerned can't undo it by themselves. */
  async assertNotDecided(
    action: ObjectAction,
    kind: ReportKind,
    objectId: string,
    manager?: EntityManager,
  ): Promise<void> {
    if (await this.decisions.isInEffect(action, kind, objectId, manager)) throw decidedByModerator();
  }

  /** Throws 403 unless this moderator may decide the case: not their own, and not about somebody they blocked. */
  async assertMayDecide(moderator: SessionUser, one: CaseRow): Promise<void> {
    await this.moderators.assertModerates(moderator, one.region);
    const isBlocked = one.ownerId !== null && (await this.people.hasBlocked(moderator.id, one.ownerId));
    if (one.ownerId === moderator.id || isBlocked) throw ownCase();
  }

  /** Decides a case that the moderator has leased. Sending the same again gives the same answer. */
  async decide(moderator: SessionUser, request: ModerationActionRequest): Promise<Decision> {
    const one = await this.cases.find(request.case);
    if (!one) throw await this.toMissingError(moderator);
    await this.assertMayDecide(moderator, one);
    if (request.action === 'end-account' && !moderator.isAdmin) throw moderatorRequired();
    assertSuitable(request, this.objects.get(one.kind), one);
    await this.database.transaction((manager) => this.decideLocked(moderator, request, manager));
    return toDecision((await this.decisions.find(request.id))!);
  }

  private async decideLocked(
    moderator: SessionUser,
    request: ModerationActionRequest,
    manager: EntityManager,
  ): Promise<void> {
    const one = await this.cases.lock(request.case, manager);
    if (!one) throw connectNotFound();
    const existing = await this.decisions.find(request.id, manager);
    if (existing && isSameDecision(existing, moderator.id, request)) return;
    if (existing || one.closedAt !== null) throw caseClosed();
    if (one.leaseHolder !== moderator.id) throw caseNotLeased();
    if (await this.reports.hasReported(moderator.id, one, manager)) throw ownCase();
    const { id, action, rule, explanation, days, value = '' } = request;
    const { kind, objectId, ownerId, region } = one;
    const undo = await this.apply(action, one, value, manager);
    await this.holds.end(kind, objectId, manager);
    await this.decisions.insert(
      {
        ...{ id, caseId: one.id, userId: ownerId, kind, objectId, region, action, rule, explanation, undo },
        decidedBy: moderator.id,
        days: days ?? null,
        state: action === 'end-account' ? 'proposed' : 'in-effect',
      },
      manager,
    );
    const closed = await this.cases.closeAbout(kind, objectId, action !== 'no-action', manager);
    await this.notifyAll(
      { decisionId: id, ownerId: action === 'no-action' ? null : ownerId, closed },
      manager,
    );
  }

  /** Carries out the action, and publishes what was held unless it is hidden. Returns what `undo` needs. */
  private async apply(
    action: ModerationAction,
    { kind, objectId }: CaseRow,
    value: string,
    manager: EntityManager,
  ): Promise<object | null> {
    const object = this.objects.get(kind);
    const undo = isObjectAction(action) ? await object.apply(action, objectId, value, manager) : null;
    if (action !== 'hide') await object.publish?.(objectId, manager);
    return undo;
  }

  /** Ends one decision whose time is over. Returns whether there was one. */
  endNext(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const decision = await this.decisions.lockNextEnded(manager);
      if (decision) await this.undo(decision, 'ended', manager);
      return decision !== null;
    });
  }

  /** Undoes what a decision did, and ends it. */
  async undo(decision: DecisionRow, state: 'ended' | 'reversed', manager: EntityManager): Promise<void> {
    const { id, kind, objectId, action, userId } = decision;
    const isInEffect = decision.state === 'in-effect';
    if (isInEffect && isObjectAction(action)) await this.undoChange(decision, action, manager);
    if (isInEffect && action === 'end-account' && userId !== null)
      await this.accountEnds.setSuspended(userId, false, manager);
    if (isInEffect && action === 'hold') {
      await this.objects.get(kind).publish?.(objectId, manager);
      await this.holds.end(kind, objectId, manager);
    }
    await this.decisions.end(id, state, manager);
  }

  /** While another decision does the same to the object, it stays as it is; the next one then undoes both. */
  private async undoChange(
    decision: DecisionRow,
    action: ObjectAction,
    manager: EntityManager,
  ): Promise<void> {
    const { kind, objectId, undo } = decision;
    if (undo === null) return;
    const { earlier, next } = await this.decisions.lockSame(decision, manager);
    if (next !== null) return this.decisions.setUndo(next, undo, manager);
    const isStillSo = earlier !== null && (action === 'hide' || action === 'close');
    if (!isStillSo) await this.objects.get(kind).undo(action, objectId, undo, manager);
  }

  /** Reporters are notified of the outcome, and the person concerned of the decision; never of each other. */
  async notifyAll(
    {
      decisionId,
      ownerId,
      closed,
    }: { decisionId: string; ownerId: string | null; closed: readonly string[] },
    manager: EntityManager,
  ): Promise<void> {
    const reporters: string[] = [];
    for (const caseId of closed) reporters.push(...(await this.reports.findReporters(caseId, manager)));
    const people = ownerId === null ? reporters : [...reporters, ownerId];
    const recipients = people.map((userId) => ({ userId, kind: 'decision' as const, objectId: decisionId }));
    await this.notifications.notify(recipients, null, manager);
  }

  /** People who aren't moderators get 403 for an unknown case too, so that they learn nothing. */
  async toMissingError(user: SessionUser): Promise<Error> {
    await this.moderators.getRegions(user);
    return connectNotFound();
  }
}
