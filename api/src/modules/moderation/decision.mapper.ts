import { moderationLimits, type Decision } from '@wanderwork/contracts';
import type { DecisionRow } from './decisions.repository.js';

/** A decision as the person concerned reads it. */
export const toDecision = (row: DecisionRow): Decision => {
  const appealUntil = new Date(row.decidedAt);
  appealUntil.setUTCDate(appealUntil.getUTCDate() + moderationLimits.appealDays);
  return {
    id: row.id,
    action: row.action,
    kind: row.kind,
    objectId: row.objectId,
    rule: row.rule,
    explanation: row.explanation,
    decidedBy: row.action === 'hold' ? 'machine' : 'person',
    decidedAt: row.decidedAt.toISOString(),
    until: row.until?.toISOString() ?? null,
    state: row.state,
    appeal:
      row.appealedAt === null
        ? null
        : {
            text: row.appealText ?? '',
            at: row.appealedAt.toISOString(),
            outcome: row.appealOutcome,
            explanation: row.appealExplanation,
          },
    appealUntil: isAppealable(row) ? appealUntil.toISOString() : null,
  };
};

/** Whether the person concerned may still appeal. */
export const isAppealable = ({ action, state, appealedAt, decidedAt }: DecisionRow): boolean =>
  appealedAt === null &&
  action !== 'no-action' &&
  (state === 'in-effect' || state === 'ended') &&
  Date.now() - decidedAt.getTime() < moderationLimits.appealDays * 24 * 60 * 60 * 1000;
