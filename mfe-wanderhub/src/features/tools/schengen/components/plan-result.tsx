import { Remark } from '../../common/components/remark';
import { daysWords, dayWords } from '../../common/model/day';
import { type SchengenReading } from '../model/reading';
import { MOST_DAYS } from '../model/window';
import { planWords } from '../model/words';

/** What the tried stay comes to, and what else would be possible. */
export const PlanResult = ({ reading: { plan, planFrom, planUntil } }: { reading: SchengenReading }) => {
  if (planFrom === null) return null;
  return (
    <>
      {plan && (
        <Remark tone={plan.over === null && plan.breaks === null ? 'ok' : 'bad'}>{planWords(plan)}</Remark>
      )}
      {plan && plan.over !== null && <Remark tone="plain">{insteadWords(plan.days, plan.instead)}</Remark>}
      <Remark tone="plain">
        {planUntil === null
          ? `No day is free from ${dayWords(planFrom)} on without a break.`
          : `Entering on ${dayWords(planFrom)}, you could stay until ${dayWords(planUntil)}: ${daysWords(planUntil - planFrom + 1)}.`}
      </Remark>
    </>
  );
};

const insteadWords = (days: number, instead: number | null): string =>
  instead === null
    ? `No stay of ${days} days is possible without a break: ${MOST_DAYS} are the most.`
    : `${daysWords(days)} would fit from ${dayWords(instead)} on.`;
