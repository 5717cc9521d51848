import { DAYS_PER_PERIOD, STAY_DAYS } from '../meanings.js';
import type { Condition } from '../pieces.js';

/** Example: "90 days or more without a visa, Brazilian passport". */
export const toEntryCondition = (code: string, people: string, days = STAY_DAYS): Condition => ({
  id: `entry-${code}>=${days}`,
  kind: 'visa',
  label: `${days} days or more without a visa, ${people} passport`,
  filters: [{ on: 'entry', passport: code, days, people }],
});

/** Example: "A nomad visa", with a minimum length if one is given. */
export const toNomadVisaCondition = (days: number | null): Condition => {
  const months =
    days === null
      ? 0
      : days >= DAYS_PER_PERIOD.year
        ? Math.round((days / DAYS_PER_PERIOD.year) * 12)
        : Math.round(days / DAYS_PER_PERIOD.month);
  return {
    id: months > 0 ? `nomad-visa>=${months}` : 'nomad-visa',
    kind: 'visa',
    label:
      months > 0 ? `A nomad visa of ${months} ${months === 1 ? 'month' : 'months'} or more` : 'A nomad visa',
    filters: [{ on: 'nomadVisa', months }],
  };
};
