import { Callout } from '../../common/components/callout';
import { formatDays, formatDay } from '../../common/model/day';
import { type SchengenCalculation } from '../model/calculate-schengen';
import { MAX_DAYS } from '../model/window';
import { formatPlan } from '../model/labels';

/** Whether the planned stay fits, and alternatives. */
export const PlanResult = ({ result: { plan, planFrom, planUntil } }: { result: SchengenCalculation }) => {
  if (planFrom === null) return null;
  return (
    <>
      {plan && (
        <Callout tone={plan.over === null && plan.laterStayOver === null ? 'ok' : 'bad'}>
          {formatPlan(plan)}
        </Callout>
      )}
      {plan && plan.over !== null && (
        <Callout tone="plain">{formatAlternative(plan.days, plan.alternativeEntry)}</Callout>
      )}
      <Callout tone="plain">
        {planUntil === null
          ? `You have no days left on ${formatDay(planFrom)}.`
          : `Entering on ${formatDay(planFrom)}, you could stay until ${formatDay(planUntil)}: ${formatDays(planUntil - planFrom + 1)}.`}
      </Callout>
    </>
  );
};

const formatAlternative = (days: number, alternativeEntry: number | null): string =>
  alternativeEntry === null
    ? `A stay of ${days} days is never possible: the limit is ${MAX_DAYS}.`
    : `${formatDays(days)} would fit from ${formatDay(alternativeEntry)}.`;
