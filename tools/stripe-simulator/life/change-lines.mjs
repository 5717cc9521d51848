const getProductName = (world, price) => world.get('products', price.product).name;

/** Returns the share of a period that is left at `at`, from 1 to 0. */
const getRemainingShare = ({ current_period_start: start, current_period_end: end }, at) =>
  Math.min(1, Math.max(0, (end - at) / (end - start)));

/**
 * Returns the invoice lines of a change to `price` at `at`: the unused time of the old price as a credit, and the new
 * price for the rest of the period or, with another interval, for a whole new period.
 */
export const createChangeLines = (world, subscription, price, at) => {
  const [item] = subscription.items.data;
  const remainingShare = getRemainingShare(item, at);
  const sameInterval = item.price.recurring.interval === price.recurring.interval;
  const end = sameInterval ? item.current_period_end : getPeriodEnd(at, price.recurring);
  const period = { start: at, end };
  return [
    {
      amount: -Math.round(item.price.unit_amount * remainingShare),
      description: `Unused time on ${getProductName(world, item.price)}`,
      price: item.price,
      period: { start: at, end: item.current_period_end },
      proration: true,
    },
    {
      amount: sameInterval ? Math.round(price.unit_amount * remainingShare) : price.unit_amount,
      description: sameInterval
        ? `Remaining time on ${getProductName(world, price)}`
        : `1 × ${getProductName(world, price)} (per ${price.recurring.interval})`,
      price,
      period,
      proration: sameInterval,
    },
  ];
};

/** Returns the invoice line of a whole period. */
export const createPeriodLine = (world, price, start) => ({
  amount: price.unit_amount,
  description: `1 × ${getProductName(world, price)} (per ${price.recurring.interval})`,
  price,
  period: { start, end: getPeriodEnd(start, price.recurring) },
});

const steps = { month: 1, year: 12 };

/** Returns the end of a period that starts at `start`: the same day of a later month, or the month's last day. */
export const getPeriodEnd = (start, { interval }) => {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + steps[interval]);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
};
