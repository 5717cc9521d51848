import type { AdminRevenue } from '@wanderwork/contracts';
import type { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';

const MONTHS_BEFORE = 11;

const SELECT_MONTHLY = sql`
  SELECT currency,
    round(sum(CASE WHEN "interval" = 'year' THEN amount / 12.0 ELSE amount END))::double precision AS amount
  FROM billing_subscriptions WHERE ended_at IS NULL AND NOT ends_with_period GROUP BY currency`;

/** Includes months without any payment. */
const SELECT_REVENUE = sql`
  WITH paid AS (
    SELECT currency, date_trunc('month', created_at AT TIME ZONE 'UTC') AS month, amount - refunded AS amount
    FROM billing_invoices WHERE status = 'paid'),
  spans AS (
    SELECT currency, min(month) AS first,
      greatest(max(month), date_trunc('month', now() AT TIME ZONE 'UTC')) AS last
    FROM paid GROUP BY currency),
  months AS (
    SELECT currency, generate_series(
      greatest(first, last - make_interval(months => ${MONTHS_BEFORE})), last, interval '1 month') AS month
    FROM spans)
  SELECT currency, to_char(month, 'YYYY-MM') AS month, coalesce(sum(amount), 0)::double precision AS amount
  FROM months LEFT JOIN paid USING (currency, month)
  GROUP BY currency, month ORDER BY currency, month DESC`;

interface Sum {
  currency: string;
  amount: number;
}

/**
 * The revenue by currency: what running subscriptions that were not canceled bring per month, and what was paid in each month. Amounts are in
 * the smallest unit of the currency.
 */
export const loadRevenue = async (source: DataSource): Promise<AdminRevenue[]> => {
  const monthly = await readRows<Sum>(source, SELECT_MONTHLY);
  const revenue = await readRows<Sum & { month: string }>(source, SELECT_REVENUE);
  const currencies = [...new Set([...monthly, ...revenue].map(({ currency }) => currency))].sort();
  return currencies.map((currency) => ({
    currency,
    monthly: monthly.find((one) => one.currency === currency)?.amount ?? 0,
    revenue: revenue
      .filter((one) => one.currency === currency)
      .map(({ month, amount }) => ({ month, amount })),
  }));
};
