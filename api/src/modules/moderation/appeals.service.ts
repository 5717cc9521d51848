import { Injectable } from '@nestjs/common';
import type { Decision, SessionUser } from '@wanderwork/contracts';
import type { AppealDecisionRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { CasesRepository } from './cases.repository.js';
import { isAppealable, toDecision } from './decision.mapper.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { caseClosed, caseNotLeased, connectNotFound, decisionFinal, ownCase } from './moderation.errors.js';
import { ReportsService } from './reports.service.js';

/** Appeals against decisions. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly database: DataSource,
    private readonly decisions: DecisionsRepository,
    private readonly decisionsService: DecisionsService,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
  ) {}

  /** A person appeals a decision about themselves, once. */
  async appeal(userId: string, id: string, text: string): Promise<Decision> {
    await this.database.transaction(async (manager) => {
      const decision = await this.decisions.lock(id, manager);
      if (!decision || decision.userId !== userId) throw connectNotFound();
      if (decision.appealText === text) return;
      if (!isAppealable(decision)) throw decisionFinal();
      await this.decisions.setAppeal(id, text, manager);
      const { kind, objectId, region } = decision;
      await this.cases.open(
        {
          source: 'appeal',
          kind,
          objectId,
          ownerId: userId,
          region,
          note: text,
          actionId: id,
          snapshot: null,
        },
        manager,
      );
    });
    return toDecision((await this.decisions.find(id))!);
  }

  /** Somebody other than those who decided answers an appeal. Reversing a decision undoes it. */
  async decide(
    moderator: SessionUser,
    caseId: string,
    { outcome, explanation }: AppealDecisionRequest,
  ): Promise<Decision> {
    const found = await this.cases.find(caseId);
    if (!found || found.source !== 'appeal') throw await this.decisionsService.toMissingError(moderator);
    await this.decisionsService.assertMayDecide(moderator, found);
    const id = found.actionId!;
    await this.database.transaction(async (manager) => {
      const one = await this.cases.lock(caseId, manager);
      if (!one) throw connectNotFound();
      const decision = await this.decisions.lock(id, manager);
      if (!decision) throw connectNotFound();
      if (decision.decidedBy === moderator.id || decision.confirmedBy === moderator.id) throw ownCase();
      if (await this.reports.hasReported(moderator.id, decision, manager)) throw ownCase();
      const isSame = decision.appealOutcome === outcome && decision.appealExplanation === explanation;
      if (isSame && decision.appealDecidedBy === moderator.id) return;
      if (one.closedAt !== null) throw caseClosed();
      if (one.leaseHolder !== moderator.id) throw caseNotLeased();
      await this.decisions.decideAppeal(id, { outcome, explanation, moderatorId: moderator.id }, manager);
      if (outcome === 'reversed') await this.decisionsService.undo(decision, 'reversed', manager);
      await this.cases.close(caseId, outcome === 'upheld', manager);
      await this.decisionsService.notifyAll(
        { decisionId: id, ownerId: decision.userId, closed: [] },
        manager,
      );
    });
    return toDecision((await this.decisions.find(id))!);
  }
}
